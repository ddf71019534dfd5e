import { describe, expect, test } from 'vitest'
import { aCompany, clientOf, json, membersOf, messageOf, signIn, start, violationsOf } from './testing.ts'

/** Rows C26 to C40 of docs/requirements.md. */

const flavours = ['2.7', '3.4', '4'] as const
const aBooking = { slot: '/api/slots/1', company: '/api/companies/2', capacity: 3 }

const aLocker = {
  image: 'cleveron-501.png',
  location: 'Gare',
  shortLocation: 'Gare-1',
  cleveronApmId: 'APM900',
  latitude: -17.5,
  longitude: -149.5,
  city: 'Papeete',
  type: 501,
}
const aSlot = { size: 'S', capacity: 4, height: 10, width: 20, depth: 30, maxWeight: 5, maxVolume: 6000 }

test('[C26] a creation answers 201 with the address and all fields of the record', async () => {
  const { api } = await start()
  const answer = await api.post('/api/booking_slots', aBooking)
  expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/booking_slots/61'])
  expect(answer.body).toMatchObject({
    '@context': '/api/contexts/BookingSlot',
    '@id': '/api/booking_slots/61',
    '@type': 'BookingSlot',
    id: 61,
    available: 3,
  })
})

test('[C27] a POST refuses merge-patch and lists the accepted types', async () => {
  const { api } = await start()
  const answer = await api.post('/api/booking_slots', aBooking, { 'content-type': 'application/merge-patch+json' })
  const types = '"application/ld+json", "application/json", "text/html"'
  const message = `The content-type "application/merge-patch+json" is not supported. Supported MIME types are ${types}.`
  expect([answer.status, messageOf(answer)]).toEqual([415, message])
})

test.each(flavours)('[C28] a PATCH accepts only merge-patch (%s)', async (flavour) => {
  const { api } = await start({ flavour })
  const refused = await api.patch('/api/companies/2', { name: 'X' }, json)
  const message =
    'The content-type "application/json" is not supported. Supported MIME types are "application/merge-patch+json".'
  expect([refused.status, messageOf(refused)]).toEqual([415, message])
  const taken = await api.patch('/api/companies/2', { name: 'X' })
  const address = flavour === '4' ? '/api/companies/2.jsonld' : '/api/companies/2'
  expect([taken.status, taken.headers.get('content-location')]).toEqual([200, address])
  expect(taken.body).toMatchObject({ id: 2, name: 'X', contactEmail: 'contact@l-ami-du-fenua.example.test' })
})

test.each(flavours)('[C29] an incomplete and an empty body are syntax errors (%s)', async (flavour) => {
  const { api } = await start({ flavour })
  for (const body of ['{"slot":', '']) {
    const answer = await api.post('/api/booking_slots', body)
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Syntax error'])
  }
})

test.each(flavours)('[C30] a text or a decimal in place of a whole number is refused (%s)', async (flavour) => {
  const { api } = await start({ flavour })
  const message = async (capacity: string | number): Promise<unknown> =>
    messageOf(await api.post('/api/booking_slots', { ...aBooking, capacity }))
  expect(await message('3')).toBe('The type of the "capacity" attribute must be "int", "string" given.')
  expect(await message(3.5)).toBe('The type of the "capacity" attribute must be "int", "double" given.')
})

test('[C31] a relation must be the address of an existing record', async () => {
  const { api } = await start()
  const missing = await api.post('/api/booking_slots', { ...aBooking, company: '/api/companies/999' })
  expect([missing.status, messageOf(missing)]).toEqual([400, 'Item not found for "/api/companies/999".'])
  const bare = await api.post('/api/booking_slots', { ...aBooking, company: '7' })
  expect([bare.status, messageOf(bare)]).toEqual([400, 'Invalid IRI "7".'])
})

test('[C32] a POST with @id in JSON-LD, or with id in plain JSON, is refused', async () => {
  const { api } = await start()
  const message = 'Update is not allowed for this operation.'
  const linked = await api.post('/api/companies', { ...aCompany('N1'), '@id': '/api/companies/1' })
  expect([linked.status, messageOf(linked)]).toEqual([400, message])
  const plain = await api.post('/api/companies', { ...aCompany('N1'), id: 1 }, json)
  expect([plain.status, messageOf(plain)]).toEqual([400, message])
  // Capture 56: id in a JSON-LD body is ignored.
  expect((await api.post('/api/companies', { ...aCompany('N1'), id: 777 })).body['id']).toBe(26)
})

test('[C33] unknown and read-only keys are ignored', async () => {
  const { api } = await start()
  const answer = await api.post('/api/companies', { ...aCompany('N1'), foo: 1, createdAt: '2000-01-01' })
  expect(answer.status).toBe(201)
  expect(answer.body).not.toHaveProperty('foo')
  expect(answer.body['createdAt']).not.toContain('2000')
})

test('[C34] a blank required field is a violation', async () => {
  const { api } = await start()
  const answer = await api.post('/api/companies', { ...aCompany('N1'), name: '  ', contactEmail: 'x' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body)).toEqual(['@context', '@type', 'hydra:title', 'hydra:description', 'violations'])
  expect(answer.body['hydra:description']).toBe(
    "name: Ce champ est obligatoire\ncontactEmail: L'adresse e-mail n'est pas valide",
  )
})

test('[C35] violations in nested records use the names of the server', async () => {
  const { api } = await start()
  const zones = { 0: { key: 'MT', name: 'Frais', currentTemp: 4, slots: [aSlot, { ...aSlot, height: -1 }] } }
  const answer = await api.post('/api/lockers', { ...aLocker, zones })
  expect(violationsOf(answer).map(({ path }) => path)).toEqual(['temperatureZones[0].slots[1].height'])
})

test('[C36] zones are an object whose keys are whole numbers', async () => {
  const { api } = await start()
  const zone = { key: 'MT', name: 'Frais', currentTemp: 4, slots: { 0: aSlot, 1: aSlot } }
  const created = await api.post('/api/lockers', { ...aLocker, zones: { 0: zone, 1: { ...zone, key: 'LT' } } })
  expect([created.status, created.body['slotsInfos']]).toEqual([201, { total: 16, available: 16, rented: 0 }])
  const zones = membersOf(await api.get('/api/lockers/13/temperature_zones'))
  expect(zones.map(({ myKey }) => myKey)).toEqual(['MT', 'LT'])
  const refused = await api.post('/api/lockers', { ...aLocker, zones: { a: zone } })
  expect([refused.status, messageOf(refused)]).toEqual([400, 'The type of the key "a" must be "int", "string" given.'])
})

test('[C37] a PATCH with null removes the owner', async () => {
  const { api } = await start()
  const patched = await api.patch('/api/companies/2', { owner: null })
  expect(patched.status).toBe(200)
  expect(patched.body).not.toHaveProperty('owner')
  expect((await api.get('/api/companies/2')).body).not.toHaveProperty('owner')
})

test('[C38] a PATCH with members replaces the whole list', async () => {
  const { api } = await start()
  const answer = await api.patch('/api/companies/1', { members: ['/api/users/1'] })
  expect(answer.body['members']).toEqual(['/api/users/1'])
  expect((await api.get('/api/users/1')).body['memberships']).toEqual(['/api/companies/1'])
})

test('[C39] a deletion answers 204 without a body, a second one 404', async () => {
  const { api } = await start()
  const gone = await api.remove('/api/users/40')
  expect([gone.status, gone.text]).toEqual([204, ''])
  expect((await api.remove('/api/users/40')).status).toBe(404)
})

describe('[C40] a write that the role does not allow', () => {
  test.each(flavours)('is a 403 even with an invalid body, and 404 comes first (%s)', async (flavour) => {
    const { app } = await start({ flavour })
    const member = await signIn(app, 'membre')
    for (const body of [aCompany('N1'), {}, '{"half":']) {
      const answer = await member.post('/api/companies', body)
      expect([answer.status, messageOf(answer)]).toEqual([403, 'Access Denied.'])
    }
    expect((await member.patch('/api/companies/99999', {})).status).toBe(404)
  })

  test('2.7 checks the content type after the role, 3.4 before it', async () => {
    const statusIn = async (flavour: '2.7' | '3.4'): Promise<number> => {
      const { app } = await start({ flavour })
      return (await (await signIn(app, 'membre')).patch('/api/companies/2', {}, json)).status
    }
    expect([await statusIn('2.7'), await statusIn('3.4')]).toEqual([403, 415])
  })

  test('without a token is a 401', async () => {
    const { app } = await start()
    expect((await clientOf(app).post('/api/companies', {})).status).toBe(401)
  })
})
