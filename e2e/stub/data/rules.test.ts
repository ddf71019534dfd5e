import { describe, expect, test } from 'vitest'
import { aCompany, messageOf, start, violationsOf, type Client } from '../testing.ts'

/** Business rules and rights of the roles. */

const anOrder = (booking: number, barcode = 'CMP-0001-ABCDEFGH') => ({
  bookingSlot: `/api/booking_slots/${booking}`,
  products: [{ name: 'Monoï', quantity: 1, price: 1 }],
  client: { firstname: 'Zoé', lastname: 'Tehei', email: 'z@example.test', phone: '87000000' },
  receiveCode: '12345678',
  barcode,
  hold: 2880,
  multiOrderCode: null,
  ageRestriction: null,
  externalOrderId: barcode,
})

const available = async (api: Client, path: string): Promise<unknown> => (await api.get(path)).body['available']

describe('reservations', () => {
  test('a booking lowers the free slots of its slot, and its deletion raises them again', async () => {
    const { api } = await start()
    const before = Number(await available(api, '/api/slots/1'))
    const created = await api.post('/api/booking_slots', {
      slot: '/api/slots/1',
      company: '/api/companies/2',
      capacity: 3,
    })
    expect([created.status, await available(api, '/api/slots/1')]).toEqual([201, before - 3])
    await api.patch('/api/booking_slots/61', { capacity: 1 })
    expect(await available(api, '/api/slots/1')).toBe(before - 1)
    await api.patch('/api/booking_slots/61', { active: false })
    expect(await available(api, '/api/slots/1')).toBe(before - 1)
    expect((await api.remove('/api/booking_slots/61')).status).toBe(204)
    expect(await available(api, '/api/slots/1')).toBe(before)
  })

  test('a booking cannot reserve more than the free slots of its slot', async () => {
    const { api } = await start()
    const left = Number(await available(api, '/api/slots/1'))
    const requested = { slot: '/api/slots/1', company: '/api/companies/2' }
    const refused = await api.post('/api/booking_slots', { ...requested, capacity: left + 1 })
    expect(violationsOf(refused)).toEqual([
      { path: 'capacity', message: `Il ne reste que ${left} casiers disponibles.` },
    ])
    expect((await api.post('/api/booking_slots', { ...requested, capacity: left })).status).toBe(201)
  })

  test('a booking with orders under way cannot be deleted', async () => {
    const { api } = await start()
    await api.post('/api/orders', anOrder(60))
    await api.patch('/api/booking_slots/60', { active: false })
    const busy = await api.remove('/api/booking_slots/60')
    const message = 'Ce booking contient des commandes en cours : il ne peut pas être supprimé.'
    expect([busy.status, messageOf(busy)]).toEqual([403, message])
  })
})

describe('orders', () => {
  test('occupy a locker of their booking until they are finished', async () => {
    const { api } = await start()
    const created = await api.post('/api/orders', anOrder(60))
    expect(created.body).toMatchObject({ id: 201, status: 'created', company: '/api/companies/20', hold: 2880 })
    expect(await available(api, '/api/booking_slots/60')).toBe(5)
    await api.patch('/api/orders/201', { status: 'cancel' })
    expect(await available(api, '/api/booking_slots/60')).toBe(6)
  })

  test('are refused by a full or inactive booking', async () => {
    const { api } = await start()
    for (let n = 0; n < 6; n += 1) await api.post('/api/orders', anOrder(60, `B-${n}`))
    const full = await api.post('/api/orders', anOrder(60))
    expect(violationsOf(full)).toEqual([{ path: 'bookingSlot', message: 'Plus de casier disponible pour ce booking.' }])
    expect(violationsOf(await api.post('/api/orders', anOrder(1)))[0]?.message).toBe('Ce booking est désactivé.')
  })

  test('keep every status in their history', async () => {
    const { api } = await start({ clock: '2026-01-02T03:04:05Z' })
    await api.post('/api/orders', anOrder(60))
    const { body } = await api.patch('/api/orders/201', { status: 'ready_for_delivery' })
    const createdAt = '2026-01-02T03:04:05+00:00'
    expect(body['history']).toEqual([
      { status: 'created', createdAt },
      { status: 'ready_for_delivery', createdAt },
    ])
    await api.patch('/api/orders/201', { hold: 60 })
    expect((await api.get('/api/orders/201')).body['history']).toHaveLength(2)
  })

  test('take the company of their new booking', async () => {
    const { api } = await start()
    const { body } = await api.patch('/api/orders/2', { bookingSlot: '/api/booking_slots/60' })
    const booking = await api.get('/api/booking_slots/60?q[company][]=id&q[slot][temperatureZone][locker][]=id')
    expect(body['company']).toBe((booking.body['company'] as { '@id': string })['@id'])
  })
})

describe('accounts', () => {
  test('a new user needs a unique name and e-mail, known roles and a strong password', async () => {
    const { api } = await start()
    const user = { firstName: 'A', lastName: 'B', username: 'admin', email: 'admin@example.test', phone: '87' }
    const answer = await api.post('/api/users', { ...user, plainPassword: 'court', roles: ['ROLE_NOBODY'] })
    expect(violationsOf(answer).map(({ path }) => path)).toEqual(['username', 'email', 'roles', 'plainPassword'])
  })

  test('passwords are stored as hashes and never sent', async () => {
    const { app, api } = await start()
    const row = app.worlds.get('default').store.get('SELECT password FROM users WHERE id = 1')
    expect(row?.['password']).not.toContain('Motdepasse')
    expect((await api.get('/api/users?itemsPerPage=100')).text).not.toContain('assword')
  })
})

/** Whether each role may do it: super admin, admin, member, operator, shipper. */
const allRoles = ['superadmin', 'admin', 'membre', 'technicien', 'livreur']
const attempts: [string, (api: Client) => Promise<{ status: number }>, string][] = [
  ['create a company', (api) => api.post('/api/companies', aCompany('N1')), 'yes no no no no'],
  ['edit a company', (api) => api.patch('/api/companies/2', { name: 'X' }), 'yes yes no no no'],
  ['name an owner', (api) => api.patch('/api/companies/5', { owner: '/api/users/6' }), 'yes no no no no'],
  ['remove a member', (api) => api.patch('/api/companies/1', { members: [] }), 'yes no no no no'],
  ['delete a company', (api) => api.remove('/api/companies/2'), 'yes no no no no'],
  ['edit a user', (api) => api.patch('/api/users/20', { phone: '87' }), 'yes no no no no'],
  ['delete a user', (api) => api.remove('/api/users/39'), 'yes yes no no no'],
  ['switch a booking', (api) => api.patch('/api/booking_slots/2', { active: false }), 'yes no no no no'],
  ['edit a machine', (api) => api.patch('/api/lockers/2', { city: 'Faaa' }), 'yes no no no no'],
  ['edit a slot', (api) => api.patch('/api/slots/2', { height: 9 }), 'yes no no no no'],
  ['create an order', (api) => api.post('/api/orders', anOrder(60)), 'yes yes yes yes yes'],
  ['move an order along', (api) => api.patch('/api/orders/1', { status: 'cancel' }), 'yes yes yes yes yes'],
  ['edit an order', (api) => api.patch('/api/orders/1', { hold: 60 }), 'yes yes no no no'],
  ['edit a client', (api) => api.patch('/api/clients/1', { firstname: 'Zoé' }), 'yes yes no no no'],
  ['delete an order', (api) => api.remove('/api/orders/12'), 'yes yes no no no'],
]

test.each(attempts)('only the right roles may %s', async (_, attempt, expected) => {
  const allowed = await Promise.all(
    allRoles.map(async (username) => {
      const { status } = await attempt((await start({}, username)).api)
      return status === 403 ? 'no' : 'yes'
    }),
  )
  expect(allowed.join(' ')).toBe(expected)
})

test('no user can give themselves a higher role', async () => {
  const { api } = await start({}, 'admin')
  expect((await api.patch('/api/users/2', { roles: ['ROLE_SUPER_ADMIN'] })).status).toBe(403)
  expect((await api.patch('/api/users/2', { roles: ['ROLE_USER'] })).status).toBe(200)
  const member = (await start({}, 'membre')).api
  expect((await member.patch('/api/users/3', { roles: ['ROLE_ADMIN'] })).status).toBe(403)
  expect((await member.patch('/api/users/3', { phone: '87' })).status).toBe(200)
})
