import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../e2e/stub/app.ts'
import { password } from '../e2e/stub/seed/records.ts'
import { createWire, stopwatch } from './wire.ts'

/** Runs the command like an operator, against a stub with a port. doctor.test.ts has the verdicts and exit codes. */

let server: ServerType
let address: string

beforeAll(async () => {
  server = serve({ fetch: createApp().fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function doctor(args: string[], env: Record<string, string> = {}) {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CONSIGNE_PASSWORD: '', ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

test('[OPS-01] prints the table and ends with 0 when the server fits', async () => {
  const { code, stdout, stderr } = await doctor([address, '--user', 'superadmin'], { CONSIGNE_PASSWORD: password })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('APTE')
  expect(stdout).not.toContain(password)
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(125)
})

test('[OPS-01] ends with 64 and the usage without a password', async () => {
  const { code, stdout, stderr } = await doctor([address, '--user', 'a'])
  expect({ code, stdout }).toEqual({ code: 64, stdout: '' })
  expect(stderr).toContain('CONSIGNE_PASSWORD')
  expect(stderr).toContain('npm run doctor')
})

test('[OPS-01] distinguishes a server that does not listen from one without https', async () => {
  const send = async (url: string) =>
    createWire((request) => fetch(request), stopwatch).send({ method: 'GET', url: new URL(url) })
  expect(await send('http://127.0.0.1:1024/')).toMatchObject({ silence: 'refused' })
  expect(await send(address.replace('http:', 'https:'))).toMatchObject({ silence: 'tls' })
})
