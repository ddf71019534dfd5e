import { expect, test } from 'vitest'
import { company, order, slot, user } from './generated/entities.ts'
import { flag, identified, list, nothing, number, text, mayLackIdentity } from './read.ts'

test('[N13] a number is read from a text, and a text from a number', () => {
  expect([90, '90.00', ' 7 ', '-17.53', 0].map(number)).toEqual([90, 90, 7, -17.53, 0])
  expect(['', ' ', 'abc', '12 kg', null, undefined, true, {}, Number.NaN, Infinity].map(number)).toEqual(
    Array(10).fill(undefined),
  )
  expect(['A1', ' A ', 1234].map(text)).toEqual(['A1', ' A ', '1234'])
  expect([null, undefined, true, {}, []].map(text)).toEqual(Array(5).fill(undefined))
  expect([true, false, 1, 0, '1', '0'].map(flag)).toEqual([true, false, true, false, true, false])
  expect([null, undefined, 'yes', 2].map(flag)).toEqual(Array(4).fill(undefined))
})

test('a text without visible characters counts as absent', () => {
  expect(['', '   ', '\t\n', '\u00A0\u202F', '\u200B\u2060\uFEFF', '\u00AD', '\u3164', '\u2800'].map(text)).toEqual(
    Array(8).fill(undefined),
  )
  expect(company({ id: 42, name: ' ', contactName: '' })).toEqual({ '@id': '/api/companies/42', id: 42 })
})

test('[API-81] [N11] a list is read from an array and from an object with number keys', () => {
  const texts = list(text)
  expect(texts(['a', 'b'])).toEqual(['a', 'b'])
  expect(texts({ 0: 'a', 2: 'b' })).toEqual(['a', 'b'])
  expect(texts({})).toEqual([])
  const eleven = Array.from({ length: 11 }, (_, index) => `t${index}`)
  expect(texts(Object.fromEntries(eleven.entries()))).toEqual(eleven)
  expect([{ a1: 'a' }, { '1a': 'a' }].map(texts)).toEqual([undefined, undefined])
  expect(texts(['a', null, {}, 'b'])).toEqual(['a', 'b'])
  expect([null, undefined, 'a', 7, { name: 'a' }].map(texts)).toEqual(Array(5).fill(undefined))
  expect(user({ id: 4, roles: { 0: 'ROLE_TECH', 2: 'ROLE_SHIPPER' } })?.roles).toEqual(['ROLE_TECH', 'ROLE_SHIPPER'])
})

const own = mayLackIdentity(user)
const owner = (given: unknown) => company({ id: 1, owner: given })?.owner
const createdAt = (date: string) => order({ id: 1, createdAt: date })?.createdAt
const nulls = { multiOrderCode: null, client: null, products: null, hold: null, barcode: null }
const bookingSlots = [{ id: 4, capacity: 2 }, '/api/booking_slots/4', { id: 5 }]
const dates = ['2023-04-11T12:01:33-10:00', '2023-04-11T12:01:33Z', '2023-04-11T12:01:33.123456+00:00']
const seven = { '@id': '/api/companies/7', id: 7 }
const four = { '@id': '/api/users/4', id: 4 }
const nine = { '@id': '/api/users/9', id: 9 }

test.each<[rule: string, read: unknown, expected: unknown]>([
  ['an IRI from the id', company({ id: 7 }), seven],
  ['[ENT-01] an id from the IRI', company({ '@id': '/api/companies/7', name: 'x' }), { ...seven, name: 'x' }],
  ['[API-74] the IRI of an address with a host', company({ '@id': 'https://api.pf/api/companies/7' }), seven],
  ['[API-74] the IRI of an operation', user({ '@id': '/api/users/4/update-password', id: 4 }), four],
  ['[API-74] the IRI of the own user', user({ '@id': '/api/me', id: '4' }), four],
  [
    '[API-74] one IRI with any prefix or host',
    ['/api/users/9', '/v2/rest/users/9', 'users/9', 'https://old.pf/index.php/api/users/9'].map((iri) => user(iri)),
    [nine, nine, nine, nine],
  ],
  [
    'nothing without an identity',
    [null, undefined, '', 7, [], {}, { name: 'x' }].map(company),
    Array(7).fill(undefined),
  ],
  ['nothing of a value object', identified(company)({ '@id': '/api/.well-known/genid/1f' }), undefined],
  ['[API-75] the own user without an identity', own({ firstName: 'Léa' }), { '@id': '/api/me', firstName: 'Léa' }],
  ['[API-75] the own user with an empty address', own({ '@id': '', id: 4 }), four],
  ['[API-75] the own user with an address', own({ '@id': '/api/users/4' }), four],
  ['[API-75] no own user', [{}, { '@id': null, error: 'x' }, 'Léa', []].map(own), Array(4).fill(undefined)],
  ['[ENT-05] [N10] a relation as an IRI', owner('/api/users/9'), nine],
  [
    '[ENT-06] [N10] a relation as an object',
    owner({ '@id': nine['@id'], firstName: 'Teva' }),
    { ...nine, firstName: 'Teva' },
  ],
  ['no relation', [null, undefined, ''].map(owner), [undefined, undefined, undefined]],
  [
    '[N10] relations',
    company({ id: 7, members: ['/api/users/9', { '@id': '/api/users/4' }, null] })?.members,
    [nine, four],
  ],
  [
    '[N08] a record once in a list',
    company({ id: 7, bookingSlots })?.bookingSlots,
    [
      { '@id': '/api/booking_slots/4', id: 4, capacity: 2 },
      { '@id': '/api/booking_slots/5', id: 5 },
    ],
  ],
  ['values twice in a list', order({ id: 1, products: [{ name: 'Pain' }, { name: 'Pain' }] })?.products?.length, 2],
  ['[N12] null as absent', order({ id: 1, ...nulls }), { '@id': '/api/orders/1', id: 1 }],
  [
    '[TOUR-01] null where it says something else than an absent value',
    order({ id: 1, shippedBy: null })?.shippedBy,
    null,
  ],
  ['[TOUR-01] an absent courier', order({ id: 1 })?.shippedBy, undefined],
  [
    '[API-75] known fields alone, without those of a wrong type',
    slot({ id: 1, size: 'S', height: '12.50', maxWeight: {}, type: 'big', createdBy: '/api/users/1' }),
    { '@id': '/api/slots/1', id: 1, size: 'S', height: 12.5 },
  ],
  ['[N15] any @type, even a list', company({ ...seven, '@type': ['Company', 'Thing'] }), seven],
  ['[N16] a date as the text of the server', dates.map(createdAt), dates],
  [
    'nested records as deep as the answer',
    owner({ id: 9, ownerships: ['/api/companies/7'] }),
    { ...nine, ownerships: [seven] },
  ],
  ['nothing without a reader', nothing({ id: 1 }), undefined],
  ['[ENT-15] a pick-up code from a number', order({ id: 1, receiveCode: 12345678 })?.receiveCode, '12345678'],
  ['[ENT-15] a pick-up code from a text', order({ id: 1, receiveCode: '00001234' })?.receiveCode, '00001234'],
])('of a resource is read: %s', (_rule, read, expected) => expect(read).toStrictEqual(expected))

test('[ENT-01] an id that JavaScript cannot hold exactly is ignored', () => {
  for (const id of ['9007199254740993', '99999999999999999999', 2 ** 53, 1e21, 1.5, -7, Number.NaN]) {
    expect(identified(company)({ '@id': `/api/companies/${id}`, id }), String(id)).toBeUndefined()
    expect(identified(company)({ '@id': '/api/companies/7', id })?.id, String(id)).toBe(7)
  }
})
