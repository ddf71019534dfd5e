import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWire, stopwatch } from '../doctor/wire.ts'
import { createApp } from '../e2e/stub/app.ts'
import { password } from '../e2e/stub/seed/records.ts'

/** `npm start` and `npm run doctor` as a person sees them. Each obstacle is one sentence, never a stack. */

const guard = join(import.meta.dirname, 'node.cjs')
const programOf = { start: '../deploy/start.ts', doctor: '../doctor/main.ts' }

/** A folder with a build. */
let home = ''
/** Another program of the machine, the stub, at `port`. */
let other: Server
let port = 0
const children: ChildProcess[] = []
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'commands-'))
  mkdirSync(join(home, 'dist'))
  writeFileSync(join(home, 'dist/index.html'), '<!doctype html><title>Consigne</title>')
  other = serve({ fetch: createApp().fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(other, 'listening')
  port = (other.address() as AddressInfo).port
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  other.close()
  other.closeAllConnections()
  rmSync(home, { recursive: true, force: true })
})

interface Given {
  /** Options of Node. */
  before?: string[]
  env?: Record<string, string>
}

function begin(name: keyof typeof programOf, args: string[], { before = [], env = {} }: Given = {}) {
  const child = spawn(process.execPath, [...before, '-r', guard, join(import.meta.dirname, programOf[name]), ...args], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CONSIGNE_PASSWORD: '', ...env },
  })
  children.push(child)
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  return { child, output }
}

async function run(...given: Parameters<typeof begin>) {
  const { child, output } = begin(...given)
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

test('a port that is taken ends npm start before anything else happens', async () => {
  const sentence = `Port ${port} is taken by another program. The next one: npm start -- --port ${port + 1}\n`
  expect(await run('start', ['--port', String(port)])).toEqual({ code: 1, stdout: '', stderr: sentence })
})

test('an old Node ends npm start with the version that it needs', async () => {
  const old = join(home, 'old.cjs')
  writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })")
  const { code, stderr } = await run('start', ['--port', '0'], { before: ['-r', old] })
  expect(code).toBe(1)
  expect(stderr).toContain('Consigne needs Node 24 or newer, and this is 20.20.2')
  expect(stderr).not.toMatch(/^\s+at /m)
})

/** Fails for every connection and every name outside of this machine, and notes it. */
const offline = `
import net from 'node:net'
import dns from 'node:dns'
const local = /^(localhost|127\\..*|::1)$/
const refuse = (what) => { process.stdout.write('REACHED OUT: ' + what + '\\n'); throw Object.assign(new Error('offline'), { code: 'ENETUNREACH' }) }
const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args
  const host = options?.host ?? 'localhost'
  if (!options?.path && !local.test(host)) refuse(host)
  return connect.apply(this, args)
}
const { lookup } = dns
dns.lookup = (name, ...rest) => (local.test(name) ? lookup(name, ...rest) : refuse(name))`

const module = (text: string) => ['--import', `data:text/javascript,${encodeURIComponent(text)}`]

test('without a network npm start works, and asks nobody', async () => {
  const { child, output } = begin('start', ['--port', '0', '--db', ':memory:'], { before: module(offline) })
  while (!output.stdout.includes('Consigne: ')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const [origin = ''] = /http:\S+/.exec(output.stdout) ?? []
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'superadmin', password })
  expect((await fetch(`${origin}/api/login_check`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await (await fetch(origin)).text()).toContain('<title>Consigne</title>')
  expect(output).toEqual({ stdout: expect.not.stringContaining('REACHED OUT'), stderr: '' })
})

test('the check of being offline would notice a call', async () => {
  const asking = `${offline}\nimport { request } from 'node:https'\ntry { request('https://registry.example') } catch {}`
  const { stdout } = await run('start', ['--help'], { before: module(asking) })
  expect(stdout).toContain('REACHED OUT: registry.example')
})

test('[OPS-01] the doctor prints its table and ends with 0 when the server fits', async () => {
  const args = [`http://127.0.0.1:${port}`, '--user', 'superadmin']
  const { code, stdout, stderr } = await run('doctor', args, { env: { CONSIGNE_PASSWORD: password } })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('APTE')
  expect(stdout).not.toContain(password)
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(125)
})

test('[OPS-01] the doctor ends with 64 and its usage without a password', async () => {
  const { code, stdout, stderr } = await run('doctor', [`http://127.0.0.1:${port}`, '--user', 'a'])
  expect({ code, stdout }).toEqual({ code: 64, stdout: '' })
  expect(stderr).toMatch(/CONSIGNE_PASSWORD[^]*npm run doctor/)
})

test('[OPS-01] the doctor distinguishes a server that does not listen from one without https', async () => {
  const send = async (url: string) =>
    createWire((request) => fetch(request), stopwatch).send({ method: 'GET', url: new URL(url) })
  expect(await send('http://127.0.0.1:1024/')).toMatchObject({ silence: 'refused' })
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ silence: 'tls' })
})
