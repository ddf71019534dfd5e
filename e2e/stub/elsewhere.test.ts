import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { clientOf, signIn } from './testing.ts'
import { isObject, textIn } from './types.ts'

/** Calls of another client, which the control plane makes. */

const elsewhere = '/__stub/worlds/w/elsewhere'

async function world(settings: Record<string, string | number> = {}) {
  const app = createApp({ control: true })
  const control = clientOf(app)
  await control.post('/__stub/worlds/w', settings)
  return { control, api: await signIn(app, 'superadmin', { 'x-stub-world': 'w' }) }
}

describe('another client', () => {
  test('changes an order like a call of the API: history and free places of the booking follow', async () => {
    const { control, api } = await world({ clock: '2026-03-12T20:00:00Z' })
    const before = (await api.get('/api/orders/200')).body
    const booking = textIn(before['bookingSlot'])
    const free = Number((await api.get(booking)).body['available'])
    const answer = await control.patch(`${elsewhere}/orders/200`, { status: 'cancel' })
    expect([answer.status, answer.body['status']]).toEqual([200, 'cancel'])
    const { body } = await api.get('/api/orders/200')
    const history = Array.isArray(body['history']) ? body['history'].filter(isObject) : []
    expect(history.at(-1)).toEqual({ status: 'cancel', createdAt: '2026-03-12T20:00:00+00:00' })
    expect(body['updatedAt']).toBe('2026-03-12T20:00:00+00:00')
    expect((await api.get(booking)).body['available']).toBe(free + 1)
  })

  test('gets real answers: faults, expired tokens and the log apply only to the console', async () => {
    const { control, api } = await world({ ttl: 0 })
    await control.post('/__stub/worlds/w/faults', { match: { path: '/api/' }, reply: { status: 503 } })
    await control.remove('/__stub/worlds/w/requests')
    expect((await control.patch(`${elsewhere}/companies/2`, { name: 'Autre' })).status).toBe(200)
    expect((await control.get('/__stub/worlds/w/requests')).list).toEqual([])
    expect((await api.get('/api/companies/2')).status).toBe(503)
  })

  test('needs a super administrator in the world', async () => {
    const { control } = await world({ seed: 'empty' })
    await control.post('/__stub/worlds/w/seed', { users: [{ id: 1, roles: ['ROLE_USER'] }] })
    const answer = await control.patch(`${elsewhere}/users/3`, { phone: '87000000' })
    expect([answer.status, answer.body['error']]).toEqual([400, 'This world has no super administrator.'])
  })
})
