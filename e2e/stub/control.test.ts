import { describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { clientOf, membersOf, messageOf, signIn, type Client } from './testing.ts'

/** The control plane, as far as the journeys would not show its faults in their own words. */

async function world(settings: Record<string, string | number | boolean> = {}) {
  const app = createApp({ control: true })
  const control = clientOf(app)
  await control.post('/__stub/worlds/w', settings)
  return { app, control, api: await signIn(app, 'superadmin', { 'x-stub-world': 'w' }) }
}

const fault = (control: Client, match: object, reply: object) =>
  control.post('/__stub/worlds/w/faults', JSON.stringify([{ match, reply }]))

describe('worlds', () => {
  test('can be chosen by a cookie, and accept old tokens after a reset', async () => {
    const { control, api } = await world({ flavour: '4' })
    const cookie = { 'x-stub-world': '', cookie: 'a=b; stub-world=w' }
    expect((await api.get('/api/users', cookie)).body).toHaveProperty('totalItems', 40)
    await control.post('/__stub/worlds/w', { seed: 'empty' })
    expect((await api.get('/api/users', cookie)).body).toHaveProperty('hydra:totalItems', 5)
  })

  test.each([
    ['removed', (control: Client) => control.remove('/__stub/worlds/w')],
    ['emptied', (control: Client) => control.post('/__stub/worlds/w', {})],
  ])('that are %s cut off the answers that are still delayed, and print nothing', async (_, end) => {
    const { control, api } = await world()
    await fault(control, { path: '/api/users' }, { delayMs: 50 })
    const printed = vi.spyOn(console, 'error')
    const late = [api.get('/api/users'), api.get('/api/users/3')].map((call) => call.catch((error: unknown) => error))
    await end(control)
    for (const answer of await Promise.all(late)) expect(answer).toMatchObject({ status: 0 })
    expect(printed).not.toHaveBeenCalled()
  })

  test('can begin with records, in any order', async () => {
    const { app, control } = await world()
    const records = { orders: [{ id: 5, company: 7 }], companies: [{ id: 7, name: 'Vaima' }] }
    await control.post('/__stub/worlds/w', JSON.stringify({ seed: 'empty', records }))
    const api = await signIn(app, 'superadmin', { 'x-stub-world': 'w' })
    expect((await api.get('/api/orders/5?q[company][]=name')).body).toMatchObject({ company: { name: 'Vaima' } })
  })

  test('accept complete records in the format of the API', async () => {
    const { control, api } = await world({ seed: 'empty' })
    const owner = {
      id: 70,
      username: 'o',
      firstName: 'O',
      lastName: 'W',
      email: 'o@x.pf',
      phone: '1',
      createdAt: '2023-01-01T00:00:00+00:00',
    }
    const company = {
      '@id': '/api/companies/7',
      name: 'Vaima',
      cleveronCompanyId: 'V',
      owner,
      members: ['/api/users/3'],
    }
    const slot = { id: 9, size: 'M', capacity: 5 }
    const locker = {
      id: 4,
      cleveronApmId: 'A',
      location: 'Gare',
      temperatureZones: [{ id: 8, name: 'Frais', slots: [slot] }],
    }
    const bookingSlot = { id: 42, slot: '/api/slots/9', company: { id: 7 }, capacity: 2 }
    const order = { id: 3, barcode: 'V-1', status: 'operin', bookingSlot: 42, client: { id: 5, firstname: 'Zoé' } }
    const answer = await control.post('/__stub/worlds/w/seed', {
      orders: [order],
      bookingSlots: [bookingSlot],
      lockers: [locker],
      companies: [company],
    })
    expect([answer.status, answer.body]).toEqual([
      200,
      { orders: [3], bookingSlots: [42], lockers: [4], companies: [7] },
    ])
    const booking = await api.get('/api/booking_slots/42?q[]=available&q[company][owner][]=firstName')
    expect(booking.body).toMatchObject({ available: 1, company: { owner: { firstName: 'O' } } })
    expect((await api.get('/api/orders/3?q[client][]=firstname')).body).toMatchObject({ client: { firstname: 'Zoé' } })
    await control.post('/__stub/worlds/w/seed', { companies: [{ id: 7, name: 'Autre' }] })
    expect((await api.get('/api/companies/7')).body).toMatchObject({ name: 'Autre', members: ['/api/users/3'] })
  })

  test('say what is wrong with an invalid record', async () => {
    const { control } = await world()
    const dangling = await control.post('/__stub/worlds/w/seed', { bookingSlots: [{ id: 99, slot: 999, company: 1 }] })
    expect([dangling.status, dangling.body['error']]).toEqual([400, 'A record points to another that does not exist.'])
    expect((await control.post('/__stub/worlds/w/seed', { cars: [] })).status).toBe(400)
  })
})

describe('faults', () => {
  test('apply to the nth request only, or to a number of requests', async () => {
    const { control, api } = await world()
    await fault(control, { path: '/users', nth: 2 }, { status: 502, html: '<h1>Bad Gateway</h1>' })
    const answers = [await api.get('/api/users'), await api.get('/api/users'), await api.get('/api/users')]
    expect(answers.map(({ status }) => status)).toEqual([200, 502, 200])
    expect(answers[1]?.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    await control.remove('/__stub/worlds/w/faults')
    await fault(control, { path: '/users', times: 2 }, { status: 500 })
    const again = [await api.get('/api/users'), await api.get('/api/users'), await api.get('/api/users')]
    expect(again.map(({ status }) => status)).toEqual([500, 500, 200])
  })

  test('cut the connection after a write was stored, or before it arrives', async () => {
    const { app, control } = await world()
    const token = await signIn(app, 'superadmin', { 'x-stub-world': 'w' })
    await fault(control, { method: 'DELETE', path: '/users/40' }, { drop: 'after' })
    await fault(control, { method: 'DELETE', path: '/users/39' }, { drop: 'before' })
    await token.remove('/api/users/40')
    await token.remove('/api/users/39')
    const left = new Set(membersOf(await token.get('/api/users?itemsPerPage=100')).map(({ id }) => id))
    expect([left.has(40), left.has(39)]).toEqual([false, true])
  })

  test('send any text, a part of the answer, or the answer later', async () => {
    const { control, api } = await world()
    await fault(control, { path: '/users/1' }, { raw: '\uFEFFWarning: PHP {' })
    await fault(control, { path: '/users/2' }, { truncate: 20 })
    await fault(control, { path: '/users/3' }, { delayMs: 60 })
    expect((await api.get('/api/users/1')).text).toContain('Warning: PHP {')
    expect((await api.get('/api/users/2')).text).toHaveLength(20)
    const before = performance.now()
    expect((await api.get('/api/users/3')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(50)
  })

  test('make all issued tokens expire; new ones work', async () => {
    const { app, control, api } = await world()
    await fault(control, { path: '/companies', nth: 1 }, { expireToken: true })
    expect(messageOf(await api.get('/api/companies'))).toBe('Expired JWT Token')
    expect(messageOf(await api.get('/api/me'))).toBe('Expired JWT Token')
    expect((await (await signIn(app, 'superadmin', { 'x-stub-world': 'w' })).get('/api/me')).status).toBe(200)
  })
})
