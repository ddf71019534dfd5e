import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { RequestLog } from './request-log.ts'
import { clientOf, json, origin, start } from './testing.ts'
import { textIn } from './types.ts'

const post = (body: string): Request => new Request(`${origin}/api/companies`, { method: 'POST', body })

describe('the request log', () => {
  test('stays empty without the control plane, because bodies contain passwords', async () => {
    const { app, api } = await start()
    await api.get('/api/companies')
    expect(app.worlds.get('default').requests.list()).toEqual([])
  })

  test('keeps the last 5,000 requests', () => {
    const log = new RequestLog()
    for (let n = 0; n < 5001; n += 1) log.add(post(String(n)), String(n), 200)
    const bodies = log.list().map(({ body }) => body)
    expect([bodies.length, bodies[0], bodies.at(-1)]).toEqual([5000, 1, 5000])
  })

  test('keeps at most 20 MB', () => {
    const log = new RequestLog()
    for (let n = 0; n < 25; n += 1) log.add(post(''), JSON.stringify(String(n).padEnd(1_000_000)), 200)
    const bodies = log.list().map(({ body }) => textIn(body).trim())
    expect([bodies.length, bodies.at(-1)]).toEqual([19, '24'])
    log.clear()
    log.add(post(''), '1', 200)
    expect(log.list()).toHaveLength(1)
  })
})

describe('a body of more than 1 MB', () => {
  const big = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })

  test.each(['2.7', '3.4', '4'] as const)('is a 413 in the error format of the API (%s)', async (flavour) => {
    const { api } = await start({ flavour })
    const answer = await api.post('/api/companies', big, { origin: 'http://localhost:5173' })
    const message = 'The request body is larger than 1 MB.'
    const key = flavour === '2.7' ? 'hydra:description' : 'detail'
    expect([answer.status, answer.body[key]]).toEqual([413, message])
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  test('appears in the log without its text', async () => {
    const app = createApp({ control: true })
    await clientOf(app).post('/api/login_check', big, json)
    expect(app.worlds.get('default').requests.list()).toMatchObject([{ status: 413, body: null }])
  })
})
