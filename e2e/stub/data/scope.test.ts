import { describe, expect, test } from 'vitest'
import { createApp, type StubApp } from '../app.ts'
import { clientOf, membersOf, signIn, totalOf } from '../testing.ts'
import type { JsonObject } from '../types.ts'

/** Visible orders of each account with `scoped`. */

const waiting = 'ready_for_delivery'

/** Company 5 has the member `membre`, company 6 the owner `livreur`. */
const fixtures: Record<string, JsonObject[]> = {
  companies: [
    { id: 5, members: [3] },
    { id: 6, owner: 5 },
  ],
  orders: [
    { id: 301, company: 5, status: 'operin' },
    { id: 302, company: 5, status: waiting, client: { id: 402, firstname: 'Zoé' } },
    { id: 303, company: 6, status: 'receive' },
    { id: 304, company: 7, status: 'picked_up', shippedBy: 5 },
    { id: 305, company: 7, status: 'operin', shippedBy: 4, client: { id: 405, firstname: 'Ana' } },
    { id: 306, company: 7, status: waiting, shippedBy: 10 },
    { id: 307, company: 7, status: 'created' },
  ],
}

async function network(scoped = true) {
  const app = createApp({ control: true })
  const control = clientOf(app)
  await control.post('/__stub/worlds/w', { seed: 'empty', scoped })
  await control.post('/__stub/worlds/w/seed', {
    ...fixtures,
    companies: [{ id: 7 }, ...(fixtures['companies'] ?? [])],
    users: [{ id: 10, roles: ['ROLE_SHIPPER'] }],
  })
  return { app, control, as: (username: string) => signInTo(app, username) }
}

const signInTo = (app: StubApp, username: string) => signIn(app, username, { 'x-stub-world': 'w' })

describe('with scoped', () => {
  test.each([
    ['superadmin', [301, 302, 303, 304, 305, 306, 307]],
    ['admin', [301, 302, 303, 304, 305, 306, 307]],
    // Orders of their companies.
    ['membre', [301, 302]],
    // Orders of their companies, orders assigned to them, and unassigned orders.
    ['livreur', [302, 303, 304]],
    ['technicien', [302, 305]],
  ])('%s sees these orders, and their number', async (username, ids) => {
    const api = await (await network()).as(username)
    const answer = await api.get('/api/orders?itemsPerPage=100')
    expect(membersOf(answer).map(({ id }) => id)).toEqual(ids)
    expect(totalOf(answer)).toBe(ids.length)
  })

  test('a hidden order cannot be read, changed, deleted or notified: 404', async () => {
    const api = await (await network()).as('membre')
    const own = [await api.get('/api/orders/301'), await api.patch('/api/orders/301', { status: 'receive' })]
    expect(own.map(({ status }) => status)).toEqual([200, 200])
    const foreign = [
      await api.get('/api/orders/305'),
      await api.get('/api/orders/305/resend-notification?sms=1'),
      await api.patch('/api/orders/305', { status: 'receive' }),
      await api.remove('/api/orders/305'),
    ]
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('a recipient is visible with an order, companies and machines are visible as before', async () => {
    const api = await (await network()).as('membre')
    const answers = [await api.get('/api/clients/402'), await api.get('/api/clients/405')]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect(totalOf(await api.get('/api/companies'))).toBe(3)
    expect(totalOf(await api.get('/api/companies/7/members'))).toBe(0)
  })
})

test('without scoped, every account sees every order', async () => {
  const { control, as } = await network(false)
  const api = await as('membre')
  expect(totalOf(await api.get('/api/orders'))).toBe(7)
  await control.patch('/__stub/worlds/w', { scoped: true })
  expect(totalOf(await api.get('/api/orders'))).toBe(2)
})
