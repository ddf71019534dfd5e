import { readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parseContract } from './model.ts'

// Checks requests like a real server: the type of each value, the form of a relation, null in a change.
const ajv = new Ajv2020({ strict: false, formats: { 'iri-reference': true } })
addFormats(ajv)
ajv.addSchema({ ...(parseContract(readFileSync('openapi/console.yaml', 'utf8')) as object), $id: 'console' })
const accepts = (schema: string, value: unknown) =>
  ajv.validate({ $ref: `console#/components/schemas/${schema}` }, value)

const company = {
  cleveronCompanyId: 'vini-01',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Vini',
  contactName: 'Teiki',
  contactEmail: 'a@b.pf',
  contactPhone: '87123456',
}
const user = {
  lastName: 'Tehei',
  firstName: 'Teiki',
  email: 'a@b.pf',
  phone: '87700000',
  username: 'teiki',
  plainPassword: 'court',
  roles: ['ROLE_TECH', 'ROLE_SHIPPER'],
  enabled: true,
  apmAccessCode: 4321,
}
const slot = { size: 'S', capacity: 4, height: 10.5, width: 20, depth: 30, maxWeight: 5, maxVolume: 6300 }
const zone = { key: 'MT', name: 'Frais', currentTemp: -18, slots: { '0': slot, '1': slot } }
const locker = {
  image: 'cleveron-501.png',
  location: 'Gare',
  shortLocation: 'G1',
  cleveronApmId: '900',
  latitude: -17.53,
  longitude: 0,
  city: 'Papeete',
  type: 501,
  zones: { '0': zone, '1': zone },
}
const order = {
  bookingSlot: '/api/booking_slots/3',
  products: [{ name: 'Panier', quantity: 1, price: 1 }],
  client: { firstname: 'A', lastname: 'B', email: 'a@b.pf', phone: '+68987123456' },
  receiveCode: '12345678',
  barcode: 'vini-01-ABCDEFGH',
  hold: 2880,
  multiOrderCode: null,
  ageRestriction: null,
  externalOrderId: 'vini-01-ABCDEFGH',
}
const booking = { slot: '/api/slots/3', company: '/api/companies/7', capacity: 2 }

const accepted: [schema: string, what: string, value: unknown][] = [
  ['LoginCheck', 'a user name and a password', { username: 'a', password: ' ' }],
  [
    'ForgotPassword',
    'an address and where to reset',
    { email: 'a@b.pf', url: 'http://x/reinitialisation-mot-de-passe' },
  ],
  ['CompanyCreate', 'six texts', company],
  ['CompanyUpdate', 'one switch alone', { mailProviderActive: false }],
  ['CompanyUpdate', 'the whole list of members', { members: ['/api/users/1', '/api/users/2'] }],
  ['UserCreate', 'a password whose strength the server alone judges', user],
  ['UserUpdate', 'nothing but what changed', { phone: '87111222' }],
  ['BookingSlotCreate', 'two relations and a number', booking],
  ['LockerCreate', 'zones and slots keyed by index', locker],
  ['LockerUpdate', 'a machine on the equator', { latitude: 0, longitude: -149.56 }],
  ['TemperatureZoneUpdate', 'a zone at 0 degrees', { name: 'Frais', myKey: 'HT', currentTemp: 0 }],
  ['SlotUpdate', 'all seven values', { ...slot, size: 'XS' }],
  ['OrderCreate', 'the nine keys', order],
  ['OrderCreate', 'alcohol', { ...order, ageRestriction: 18, multiOrderCode: 'ABCDEFGH' }],
  ['OrderUpdate', 'null for what is cleared', { ageRestriction: null, multiOrderCode: null, cleveronOrderId: null }],
  ['ClientUpdate', 'one value', { firstname: 'Zoé' }],
  ['ClientUpdate', 'a phone of fifteen digits', { phone: '+871234568712345' }],
]
test.each(accepted)('%s accepts %s', (schema, _, value) => {
  expect(accepts(schema, value), ajv.errorsText()).toBe(true)
})

const refused: [schema: string, what: string, value: unknown][] = [
  ['LoginCheck', 'a missing password', { username: 'a' }],
  ['CompanyCreate', 'a phone that is a number', { ...company, contactPhone: 87123456 }],
  ['CompanyCreate', 'a phone with other characters', { ...company, contactPhone: '87 12 34 56' }],
  ['CompanyCreate', 'a phone of sixteen digits', { ...company, contactPhone: '8712345687123456' }],
  ['ClientUpdate', 'a phone of sixteen digits', { phone: '+8712345687123456' }],
  ['CompanyCreate', 'a flag that is text', { ...company, mailProviderActive: 'true' }],
  ['CompanyCreate', 'an address that is no URL', { ...company, orderEventUrl: 'nourl' }],
  ['CompanyCreate', 'a URL that is no web address', { ...company, orderEventUrl: 'data:text/html,hook' }],
  ['CompanyUpdate', 'an empty name', { name: '' }],
  ['UserCreate', 'an access code that is text', { ...user, apmAccessCode: '4321' }],
  ['UserCreate', 'a role the server does not know', { ...user, roles: ['OWNER'] }],
  ['UserCreate', 'no role at all', { ...user, roles: [] }],
  ['BookingSlotCreate', 'a quantity that is text', { ...booking, capacity: '2' }],
  ['BookingSlotCreate', 'a part of a slot', { ...booking, capacity: 1.5 }],
  ['LockerCreate', 'a latitude that is text', { ...locker, latitude: '-17.5' }],
  ['LockerCreate', 'a latitude beyond the pole', { ...locker, latitude: 91 }],
  ['LockerCreate', 'a zone keyed by a word', { ...locker, zones: { zone0: zone } }],
  ['LockerCreate', 'zones as an array', { ...locker, zones: [zone] }],
  [
    'LockerCreate',
    'an unknown size',
    { ...locker, zones: { '0': { ...zone, slots: { '0': { ...slot, size: 'XXL' } } } } },
  ],
  ['SlotUpdate', 'a height of nothing', { height: 0 }],
  ['OrderCreate', 'a duration that is text', { ...order, hold: '2880' }],
  ['OrderCreate', 'an age other than 18', { ...order, ageRestriction: 0 }],
  ['OrderUpdate', 'a status outside the twelve', { status: 'flying' }],
  ['OrderUpdate', 'a cleared barcode', { barcode: null }],
]
test.each(refused)('%s refuses %s', (schema, _, value) => {
  expect(accepts(schema, value)).toBe(false)
})

const relations: [schema: string, property: string, value: string][] = [
  ['CompanyUpdate', 'owner', '/api/users/7'],
  ['BookingSlotCreate', 'slot', '/api/slots/3'],
  ['BookingSlotCreate', 'company', '/api/companies/7'],
  ['OrderCreate', 'bookingSlot', '/api/booking_slots/3'],
  ['OrderUpdate', 'bookingSlot', '/api/booking_slots/3'],
  ['OrderUpdate', 'shippedBy', '/api/users/5'],
]
test.each(relations)(
  '[API-74] %s.%s is the IRI of the right resource, never null, empty, a number or an id',
  (schema, property, iri) => {
    const base = schema === 'BookingSlotCreate' ? booking : schema === 'OrderCreate' ? order : {}
    expect(accepts(schema, { ...base, [property]: iri }), ajv.errorsText()).toBe(true)
    for (const wrong of [null, '', 7, '7', '/api/clients/7', '/api/me', `https://elsewhere.test${iri}`, `${iri}/x`]) {
      expect(accepts(schema, { ...base, [property]: wrong }), JSON.stringify(wrong)).toBe(false)
    }
  },
)

test('a selection names fields, and the fields of relations to any depth', () => {
  const bookings = {
    bookingSlots: ['id', 'capacity', { slot: ['height', { temperatureZone: ['name', { locker: ['location'] }] }] }],
  }
  expect(accepts('Selector', ['id', 'name', bookings])).toBe(true)
  expect(accepts('Selector', 'id,name')).toBe(false)
})

test('an answer with only its identity is valid', () => {
  for (const entity of ['User', 'Company', 'BookingSlot', 'Locker', 'TemperatureZone', 'Slot', 'Order', 'Client']) {
    expect(accepts(entity, { '@id': '/api/x/1', '@type': entity, somethingNew: 1 }), entity).toBe(true)
    expect(accepts(entity, { id: 1 }), entity).toBe(false)
  }
})

test('a relation may be an IRI or an object', () => {
  expect(accepts('Order', { '@id': '/api/orders/1', company: '/api/companies/1' })).toBe(true)
  expect(accepts('Order', { '@id': '/api/orders/1', company: { '@id': '/api/companies/1', name: 'Vini' } })).toBe(true)
})
