import { describe, expect, test } from 'vitest'
import { faultsFor, lostAndUnread, nothingReadAfter } from '../../faults/faults.ts'
import { createApp } from '../app.ts'
import { clientOf, membersOf, signIn, type Client } from '../testing.ts'
import { textIn } from '../types.ts'
import { journeyOf } from './journey.ts'
import { faultLabels } from './planned.ts'
import { addressOf, startIn, stateIn } from './state.ts'

/** The page of the stub: its address and a state are the same, and nobody else may change the stub through a browser. */

const clock = '2026-01-02T20:04:05.000Z'
const links = {
  'the settings': `seed=empty&flavour=4&nulls=keep&clock=${clock}&scoped=true&ttl=60&as=admin&open=/livraisons`,
  'faults and changes': [
    `seed=demo&flavour=2.7&clock=${clock}`,
    'fault=orders.list 2 500 403 with a description',
    'fault=companies.update 0 0 422 on a known field',
    'change=PATCH /orders/200 {"status":"receive"}',
    'change=DELETE /companies/24',
    'as=super_admin&open=/societes',
  ].join('&'),
}
const same = (link: string) => new URLSearchParams(link).toString().split('&').toSorted()

function fresh() {
  const app = createApp({ control: true })
  return { app, page: clientOf(app) }
}

/** Answers after a link: a list, the changed and the deleted record, and the third call of the faulty list. */
async function answersAfter(link: string) {
  const { app, page } = fresh()
  const moved = await page.post(`/__stub/apply?${link}`, '')
  const api = await signIn(app, 'superadmin')
  const paths = ['orders?page=1', 'orders?page=1', 'orders/200', 'companies/24', 'users?page=2']
  const answers: { path: string; status: number; text: string }[] = []
  for (const path of paths) {
    const { status, text } = await api.get(`/api/${path}`)
    answers.push({ path, status, text })
  }
  return { moved, answers }
}

describe('[QA-01] the address of the page of the stub', () => {
  test.each(Object.entries(links))('holds %s, and is the same when it is read again', (_, link) => {
    const query = new URLSearchParams(link)
    const address = addressOf(stateIn(query), startIn(query))
    expect(same(address)).toEqual(same(link))
    expect(addressOf(stateIn(new URLSearchParams(address)), startIn(new URLSearchParams(address)))).toBe(address)
  })

  test('gives the same answers on a fresh stub, faults and changes included', async () => {
    const { moved, answers } = await answersAfter(links['faults and changes'])
    expect(same(moved.headers.get('location')?.split(/[?#]/)[1] ?? '')).toEqual(same(links['faults and changes']))
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 200, 404, 200])
    expect(answers[2]?.text).toContain('"status":"receive"')
    expect((await answersAfter(moved.headers.get('location')?.split(/[?#]/)[1] ?? '')).answers).toEqual(answers)
  })

  test('changes nothing when it is opened: a button does', async () => {
    const { app, page } = fresh()
    const { text } = await page.get(`/__stub?${links['faults and changes']}`)
    expect(text).toContain('Mettre le stub dans cet état')
    expect(app.worlds.get('default').settings.clock).toBe('')
    expect(app.worlds.get('default').faults).toEqual([])
  })

  test.each([
    'seed=other',
    'fault=orders.list 0 0 nothing',
    'fault=other 0 0 404',
    'change=DELETE /cars/1',
    'clock=never',
    'ttl=-1',
    'change=PATCH /users/3 {"email":"a@example.test"}',
    'change=PATCH /users/3 {"plainPassword":"x"}',
  ])('is refused when it says %s', async (link) => {
    const { page } = fresh()
    expect((await page.get(`/__stub?${link}`)).status).toBe(400)
    expect((await page.post(`/__stub/apply?${link}`, '')).status).toBe(400)
  })
})

describe('[QA-01] the forms of the page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = async (page: Client, action: string, fields: Record<string, string>) =>
    (
      await page.post(`/__stub/${action}?as=admin&open=/livraisons`, new URLSearchParams(fields).toString(), form)
    ).headers.get('location')

  test.each([...faultsFor('name'), nothingReadAfter, lostAndUnread].map(({ name }) => [name]))(
    'offer and play « %s »',
    async (name) => {
      const { app, page } = fresh()
      expect(faultLabels[name]).toMatch(/./)
      const location = await post(page, 'faults', { call: 'companies.update', fault: name, nth: '1', delay: '' })
      const { faults, settings } = app.worlds.get('default')
      expect([faults.length > 0, settings.flavour !== '2.7', settings.nulls !== 'drop'].filter(Boolean)).toHaveLength(1)
      expect((await page.get(location ?? '')).text).toContain('Faute ajoutée.')
    },
  )

  test('play what follows a fault, and end it with the fault', async () => {
    const { app, page } = fresh()
    const api = await signIn(app, 'superadmin')
    await post(page, 'faults', { call: 'companies.update', fault: nothingReadAfter.name, nth: '', delay: '' })
    expect((await api.get('/api/companies/2')).status).toBe(200)
    expect((await api.patch('/api/companies/2', { name: 'Autre' })).status).toBe(200)
    expect((await api.get('/api/companies/2')).status).toBe(500)
    await post(page, 'mend', { index: '0' })
    expect((await api.get('/api/companies/2')).body).toMatchObject({ name: 'Autre' })
  })

  test('change a record as another person, and say a refusal', async () => {
    const { app, page } = fresh()
    expect(await post(page, 'change', { field: 'booking_slots.capacity', id: '2', value: '3' })).toContain(
      'change=PATCH+%2Fbooking_slots%2F2+%7B%22capacity%22%3A3%7D',
    )
    const refused = await post(page, 'change', { field: 'companies', id: '2' })
    expect(refused).not.toContain('DELETE')
    expect((await page.get(refused ?? '')).text).toContain('Refusé : DELETE /companies/2')
    expect(app.worlds.get('default').requests.list()).toEqual([])
  })

  test('say that a value has the wrong type', async () => {
    const { page } = fresh()
    for (const [field = '', value = ''] of [
      ['booking_slots.active', 'oui'],
      ['slots.height', 'haut'],
    ])
      expect(
        (await page.post('/__stub/change', new URLSearchParams({ field, id: '2', value }).toString(), form)).status,
      ).toBe(400)
  })

  test('fill the data anew for another seed, and keep them for another generation', async () => {
    const { app, page } = fresh()
    const api = await signIn(app, 'superadmin')
    await api.remove('/api/users/40')
    const settings = { seed: 'demo', flavour: '4', nulls: 'drop', clock: '' }
    await post(page, 'settings', settings)
    expect((await api.get('/api/users/40')).status).toBe(404)
    await post(page, 'settings', { ...settings, clock: '2026-01-02T10:04:05' })
    expect(app.worlds.get('default').settings.clock).toBe(clock)
    expect(membersOf(await (await signIn(app, 'superadmin')).get('/api/users?itemsPerPage=100'))).toHaveLength(40)
  })
})

describe('[QA-01] the control plane refuses', () => {
  test.each([
    ['a form of another site', { origin: 'https://evil.example', host: 'localhost:4010' }],
    ['a form of a sandboxed page', { origin: 'null', host: 'localhost:4010' }],
    ['a form from another port of this machine', { origin: 'http://localhost:5173', host: 'localhost:4010' }],
    ['what the browser says to come from another site', { 'sec-fetch-site': 'cross-site' }],
    ['a name that leads here', { host: 'evil.example' }],
    ['a name that begins like this machine', { host: 'localhost.evil.example:4010' }],
  ])('%s', async (_, headers) => {
    const { app, page } = fresh()
    for (const path of ['apply?seed=empty', 'refill', 'change', 'worlds/default', 'worlds/default/seed'])
      expect((await page.post(`/__stub/${path}`, '{}', headers as Record<string, string>)).status).toBe(403)
    expect(app.worlds.get('default').settings.seed).toBe('demo')
  })

  test.each(['localhost:4010', '127.0.0.1:4010', '[::1]:4010', '192.168.1.7'])(
    'nothing of its own site at %s',
    async (host) => {
      const { page } = fresh()
      const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
      expect((await page.post('/__stub/refill?open=/societes', '', own)).status).toBe(303)
    },
  )

  test('a name that leads here, to read', async () => {
    expect((await fresh().page.get('/__stub/log', { host: 'evil.example' })).status).toBe(403)
  })

  test('everything without --control', async () => {
    expect((await clientOf(createApp()).get('/__stub')).status).toBe(404)
  })
})

test('[QA-01] the log of the page has no password, no token and no body', async () => {
  const { app, page } = fresh()
  const api = await signIn(app, 'superadmin')
  await api.post('/api/forgot-password', { email: 'superadmin@example.test' })
  await api.post('/api/forgot-password/0123abcd', { password: 'Motdepasse!2023' })
  await api.get('/api/users?token=secret&page=1&q[]=id')
  const { text, list } = await page.get('/__stub/log?after=1')
  expect(list.map(({ number, method, url }) => `${Number(number)} ${textIn(method)} ${textIn(url)}`)).toEqual([
    '2 POST /api/forgot-password',
    '3 POST /api/forgot-password/…',
    '4 GET /api/users?token=…&page=1&q[]=id',
  ])
  expect(text).not.toMatch(/Motdepasse|eyJ|Bearer|secret|0123abcd/)
  expect((await page.get('/__stub?seed=demo')).text).not.toMatch(/Motdepasse|eyJ/)
})

describe('[QA-02] the journey', () => {
  test('has the world of the address, in the words of the fixtures', () => {
    const query = new URLSearchParams(links['faults and changes'])
    const text = journeyOf(stateIn(query), startIn(query))
    for (const line of [
      `await world.reset({ flavour: '2.7', seed: 'demo', clock: '${clock}' })`,
      `await page.clock.setFixedTime('${clock}')`,
      `await world.changeElsewhere('orders', 200, { status: 'receive' })`,
      `await world.removeElsewhere('companies', 24)`,
      String.raw`await world.fault({ method: 'GET', path: '^/api/orders(\\?|$)', nth: 2 }, { status: 403, raw: '{"@type":`,
      `await as('super_admin').open('/societes')`,
    ])
      expect(text).toContain(line)
  })

  test('begins without a session when a fault would meet the sign-in of the journey', () => {
    const query = new URLSearchParams('fault=auth.loginCheck 0 0 404&open=/connexion')
    expect(journeyOf(stateIn(query), startIn(query))).toContain(`await page.goto('/connexion')`)
  })
})
