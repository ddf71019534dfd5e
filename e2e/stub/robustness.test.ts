// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { Store } from './store.ts'
import { aCompany, clientOf, signIn, start, totalOf } from './testing.ts'

const server = join(import.meta.dirname, 'server.ts')

let folder = ''
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stub-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A real process on a free port, and where it listens. */
async function launch(db: string): Promise<{ child: ChildProcess; base: string }> {
  const child = spawn(process.execPath, [server, '--port', '0', '--db', db, '--seed', 'empty'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!said.includes('\n')) await once(child.stdout ?? child, 'data')
  return { child, base: /http:\S+(?=\/api)/.exec(said)?.[0] ?? '' }
}

async function tokenOf(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' })
  const reply = await fetch(`${base}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return `Bearer ${((await reply.json()) as { accessToken: string }).accessToken}`
}

/** Creates companies one after the other until the server is gone; returns those it acknowledged. */
async function writeUntilDeath(
  base: string,
  authorization: string,
  writer: string,
  acknowledge: () => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; ; n += 1) {
    const external = `${writer}-${n}`
    const headers = { authorization, 'content-type': 'application/ld+json' }
    try {
      const body = JSON.stringify(aCompany(external))
      const reply = await fetch(`${base}/api/companies`, { method: 'POST', headers, body })
      if (reply.status !== 201) continue
      acknowledged.push(external)
      acknowledge()
    } catch {
      return acknowledged
    }
  }
}

describe('a file of data', () => {
  test('has every acknowledged write after a kill -9 in the middle of two writers', { timeout: 20_000 }, async () => {
    const db = join(folder, 'killed.sqlite')
    const { child, base } = await launch(db)
    const authorization = await tokenOf(base)
    let stored = 0
    const killSoon = () => {
      stored += 1
      if (stored === 40) child.kill('SIGKILL')
    }
    const writers = ['A', 'B'].map((writer) => writeUntilDeath(base, authorization, writer, killSoon))
    const acknowledged = (await Promise.all(writers)).flat()
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)

    const store = new Store(db)
    expect(store.get('PRAGMA integrity_check')?.['integrity_check']).toBe('ok')
    const kept = new Set(store.all('SELECT "cleveronCompanyId" AS id FROM companies').map(({ id }) => String(id)))
    store.close()
    expect(acknowledged.filter((external) => !kept.has(external))).toEqual([])

    const again = await launch(db)
    const reply = await fetch(`${again.base}/api/companies?itemsPerPage=1`, { headers: { authorization } })
    expect([reply.status, kept.size >= acknowledged.length]).toEqual([200, true])
  })

  test('is seeded once and keeps data, sessions and tokens across restarts', async () => {
    const db = join(folder, 'kept.sqlite')
    const first = createApp({ db })
    const before = await signIn(first, 'superadmin')
    await before.remove('/api/users/40')
    first.worlds.close()
    const second = createApp({ db })
    expect(totalOf(await (await signIn(second, 'superadmin')).get('/api/users'))).toBe(39)
    second.worlds.close()
  })
})

test('two clients at once never lose or mix a write', async () => {
  const { app, api } = await start({ seed: 'empty' })
  const other = await signIn(app, 'superadmin')
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const answers = await Promise.all(
    numbers.map((n) => (n % 2 === 0 ? api : other).post('/api/companies', aCompany(`C${n}`))),
  )
  expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(100)
  const racing = await Promise.all([api, other].map((client) => client.post('/api/companies', aCompany('SAME'))))
  expect(racing.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 422])
  expect(totalOf(await api.get('/api/companies'))).toBe(101)
})

test('two clients cannot reserve the same last slots', async () => {
  const { app, api } = await start()
  const other = await signIn(app, 'superadmin')
  const free = Number((await api.get('/api/slots/1')).body['available'])
  const wanted = { slot: '/api/slots/1', company: '/api/companies/2', capacity: free }
  const answers = await Promise.all([api, other].map((client) => client.post('/api/booking_slots', wanted)))
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 422])
})

test('nonsense gets its error and the server goes on', async () => {
  const { app, api } = await start()
  const nonsense = 'x'.repeat(1_000_000)
  expect((await api.post('/api/companies', nonsense)).status).toBe(400)
  expect((await api.post('/api/companies', `{"name":${nonsense}`)).status).toBe(400)
  expect((await api.post('/api/companies', '[1,2]')).status).toBe(400)
  expect((await api.post('/api/companies', { ...aCompany('BIG'), name: nonsense })).status).toBe(201)
  expect((await clientOf(app).post('/api/login_check', nonsense, { 'content-type': 'application/json' })).status).toBe(
    400,
  )
  expect((await api.get('/api/companies?q[[]=%E0%A4%A&order=x&page[]=1&itemsPerPage[a]=3')).status).toBe(400)
  expect((await api.get(`/${'a/'.repeat(2000)}`)).status).toBe(404)
  expect((await api.remove('/api/companies')).status).toBe(405)
  expect((await api.get('/api/companies/1')).status).toBe(200)
})

test('a page of 100,000 orders takes a few milliseconds', { timeout: 15_000 }, async () => {
  const { api } = await start({ seed: 'large' })
  const page = '/api/orders?page=1&itemsPerPage=10&status=receive&order[id]=desc'
  const warm = await api.get(page)
  expect(totalOf(warm)).toBeGreaterThan(20_000)
  const before = performance.now()
  await api.get(page)
  expect(performance.now() - before).toBeLessThan(100)
})
