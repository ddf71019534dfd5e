import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** `npm start` as a person sees it, in a folder with a build. Each obstacle is one sentence, never a stack. */

const guard = join(import.meta.dirname, '../tools/node.cjs')
const program = join(import.meta.dirname, 'start.ts')

let home = ''
let stopAll: (() => void)[] = []
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'start-'))
  mkdirSync(join(home, 'dist'))
  writeFileSync(join(home, 'dist/index.html'), '<!doctype html><title>Consigne</title>')
})
afterEach(() => {
  for (const stop of stopAll) stop()
  stopAll = []
  rmSync(home, { recursive: true, force: true })
})

/** Starts the command. `before` are options of Node. */
function start(args: string[], before: string[] = []) {
  const child = spawn(process.execPath, [...before, '-r', guard, program, ...args], { cwd: home })
  stopAll.push(() => child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  return { child, output }
}

async function startInVain(args: string[], before?: string[]) {
  const { child, output } = start(args, before)
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

test('a port that is taken ends it before anything else happens', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  stopAll.push(() => void other.close())
  const { port } = other.address() as AddressInfo
  const sentence = `Port ${port} is taken by another program. The next one: npm start -- --port ${port + 1}\n`
  expect(await startInVain(['--port', String(port)])).toEqual({ code: 1, stdout: '', stderr: sentence })
})

test('an old Node ends it with the version that it needs', async () => {
  const old = join(home, 'old.cjs')
  writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })")
  const { code, stderr } = await startInVain(['--port', '0'], ['-r', old])
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

test('without a network it starts, and asks nobody', async () => {
  const { child, output } = start(['--port', '0', '--db', ':memory:'], module(offline))
  while (!output.stdout.includes('Consigne: ')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const [origin = ''] = /http:\S+/.exec(output.stdout) ?? []
  const credentials = { username: 'superadmin', password: 'Motdepasse!2023' }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(credentials)
  expect((await fetch(`${origin}/api/login_check`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await (await fetch(origin)).text()).toContain('<title>Consigne</title>')
  expect(output).toEqual({ stdout: expect.not.stringContaining('REACHED OUT'), stderr: '' })
})

test('the check of being offline would notice a call', async () => {
  const asking = `${offline}\nimport { request } from 'node:https'\ntry { request('https://registry.example') } catch {}`
  const { child, output } = start(['--help'], module(asking))
  await once(child, 'close')
  expect(output.stdout).toContain('REACHED OUT: registry.example')
})
