import { describe, expect, test } from 'vitest'
import { Store } from './data/store.ts'
import { tokenOf, processTools } from './testing-process.ts'
import { aCompany, clientOf, signIn, start, totalOf } from './testing.ts'

const { launch, file } = processTools()

/** Creates companies one after the other until the server is killed. Returns those whose creation it confirmed. */
async function writeUntilKilled(
  base: string,
  authorization: string,
  writer: string,
  confirm: () => void,
): Promise<string[]> {
  const confirmed: string[] = []
  for (let n = 0; ; n += 1) {
    const external = `${writer}-${n}`
    const headers = { authorization, 'content-type': 'application/ld+json' }
    try {
      const body = JSON.stringify(aCompany(external))
      const reply = await fetch(`${base}/api/companies`, { method: 'POST', headers, body })
      if (reply.status !== 201) continue
      confirmed.push(external)
      confirm()
    } catch {
      return confirmed
    }
  }
}

describe('a data file', () => {
  test('contains every confirmed write after a kill -9 while two clients write', { timeout: 20_000 }, async () => {
    const db = file('killed.sqlite')
    const { child, base } = await launch(db)
    const authorization = await tokenOf(base)
    let stored = 0
    const killSoon = () => {
      stored += 1
      if (stored === 40) child.kill('SIGKILL')
    }
    const writers = ['A', 'B'].map((writer) => writeUntilKilled(base, authorization, writer, killSoon))
    const confirmed = (await Promise.all(writers)).flat()
    expect(confirmed.length).toBeGreaterThanOrEqual(40)

    const store = new Store(db)
    expect(store.get('PRAGMA integrity_check')?.['integrity_check']).toBe('ok')
    const kept = new Set(store.all('SELECT "cleveronCompanyId" AS id FROM companies').map(({ id }) => String(id)))
    store.close()
    expect(confirmed.filter((external) => !kept.has(external))).toEqual([])

    const again = await launch(db)
    const reply = await fetch(`${again.base}/api/companies?itemsPerPage=1`, { headers: { authorization } })
    expect([reply.status, kept.size >= confirmed.length]).toEqual([200, true])
  })
})

test('two clients that write at once lose no write and mix none', async () => {
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

test('invalid requests get an error, and the server goes on', async () => {
  const { app, api } = await start()
  const invalid = 'x'.repeat(1_000_000)
  expect((await api.post('/api/companies', invalid)).status).toBe(400)
  expect((await api.post('/api/companies', `{"name":${invalid}`)).status).toBe(400)
  expect((await api.post('/api/companies', '[1,2]')).status).toBe(400)
  expect((await api.post('/api/companies', { ...aCompany('BIG'), name: invalid })).status).toBe(201)
  expect((await clientOf(app).post('/api/login_check', invalid, { 'content-type': 'application/json' })).status).toBe(
    400,
  )
  expect((await api.get('/api/companies?q[[]=%E0%A4%A&order=x&page[]=1&itemsPerPage[a]=3')).status).toBe(400)
  expect((await api.get(`/${'a/'.repeat(2000)}`)).status).toBe(404)
  expect((await api.remove('/api/companies')).status).toBe(405)
  expect((await api.get('/api/companies/1')).status).toBe(200)
})
