import { describe, expect, test } from 'vitest'
import { company, locker, order, slot, user } from './generated/entities.ts'
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

describe('a resource', () => {
  test('[ENT-01] [API-74] gets the same IRI and id from every form that servers write', () => {
    expect(company({ id: 42 })).toEqual({ '@id': '/api/companies/42', id: 42 })
    expect(company({ '@id': 'https://api.pf/api/companies/42' })?.['@id']).toBe('/api/companies/42')
    expect(user({ '@id': '/api/users/4/update-password', id: 4 })?.['@id']).toBe('/api/users/4')
    expect(user({ '@id': '/api/me', id: '4' })).toEqual({ '@id': '/api/users/4', id: 4 })
    for (const iri of ['/api/users/9', '/v2/rest/users/9', 'users/9', 'https://old.pf/index.php/api/users/9'])
      expect(user(iri)).toEqual({ '@id': '/api/users/9', id: 9 })
  })

  test('a value without an identity is not a resource', () => {
    expect([null, undefined, '', 7, [], {}, { name: 'x' }].map(company)).toEqual(Array(7).fill(undefined))
    expect(identified(company)({ '@id': '/api/.well-known/genid/1f' })).toBeUndefined()
  })

  test('[API-75] is the own user without an identity too, but not without any field', () => {
    const own = mayLackIdentity(user)
    expect(own({ firstName: 'Léa', roles: ['ROLE_ADMIN'] })).toEqual({
      '@id': '/api/me',
      firstName: 'Léa',
      roles: ['ROLE_ADMIN'],
    })
    expect(own({ '@id': '', id: 4, firstName: 'Léa' })).toMatchObject({ '@id': '/api/users/4', id: 4 })
    expect(own({ '@id': '/api/users/5', firstName: 'Léa' })).toMatchObject({ '@id': '/api/users/5', id: 5 })
    expect([{}, { '@id': null, error: 'x' }, 'Léa', []].map(own)).toEqual(Array(4).fill(undefined))
  })

  test('[ENT-05] [ENT-06] [N10] accepts relations as IRIs or objects', () => {
    const owner = (given: unknown) => company({ id: 1, owner: given })?.owner
    expect(owner('/api/users/9')).toEqual({ '@id': '/api/users/9', id: 9 })
    expect(owner({ '@id': '/api/users/9', firstName: 'Teva' })).toEqual({
      '@id': '/api/users/9',
      id: 9,
      firstName: 'Teva',
    })
    expect(owner(null)).toBeUndefined()
    expect(owner(undefined)).toBeUndefined()
    expect(owner('')).toBeUndefined()
    const members = company({ id: 1, members: ['/api/users/9', { '@id': '/api/users/10' }, null] })?.members
    expect(members?.map(({ id }) => id)).toEqual([9, 10])
  })

  test('[ENT-01] an id that JavaScript cannot hold exactly is ignored', () => {
    for (const id of ['9007199254740993', '99999999999999999999', 2 ** 53, 1e21, 1.5, -7, Number.NaN]) {
      expect(identified(company)({ '@id': `/api/companies/${id}`, id }), String(id)).toBeUndefined()
      expect(identified(company)({ '@id': '/api/companies/7', id })?.id, String(id)).toBe(7)
    }
  })

  test('[N08] appears once in a list', () => {
    const given = { id: 1, bookingSlots: [{ id: 4, capacity: 2 }, '/api/booking_slots/4', { id: 5 }] }
    expect(company(given)?.bookingSlots).toEqual([
      { '@id': '/api/booking_slots/4', id: 4, capacity: 2 },
      { '@id': '/api/booking_slots/5', id: 5 },
    ])
    expect(order({ id: 1, products: [{ name: 'Pain' }, { name: 'Pain' }] })?.products).toHaveLength(2)
  })

  test('[N12] null counts as absent', () => {
    expect(order({ id: 1, multiOrderCode: null, client: null, products: null, hold: null })).toEqual(order({ id: 1 }))
    expect(Object.keys(order({ id: 1, barcode: null }) ?? {})).toEqual(['@id', 'id'])
  })

  test('[TOUR-01] a null stays where it says something else than an absent value', () =>
    expect([order({ id: 1, shippedBy: null })?.shippedBy, order({ id: 1 })?.shippedBy]).toEqual([null, undefined]))

  test('[API-75] unknown fields are dropped, and a wrong field does not discard the rest', () => {
    expect(locker({ id: 1, type: 'big', city: 'Papeete', totalSlot: 3, createdBy: '/api/users/1' })).toEqual({
      '@id': '/api/lockers/1',
      id: 1,
      city: 'Papeete',
    })
    expect(slot({ id: 1, size: 'S', height: '12.50', maxWeight: {} })).toEqual({
      '@id': '/api/slots/1',
      id: 1,
      size: 'S',
      height: 12.5,
    })
  })

  test('[N15] accepts any @type, even a list', () =>
    expect(company({ '@id': '/api/companies/7', '@type': ['Company', 'Thing'], name: 'Vaima' })).toEqual(
      company({ '@id': '/api/companies/7', name: 'Vaima' }),
    ))

  test('[N16] a date is kept as the text of the server', () => {
    for (const date of ['2023-04-11T12:01:33-10:00', '2023-04-11T12:01:33Z', '2023-04-11T12:01:33.123456+00:00']) {
      expect(order({ id: 1, createdAt: date })?.createdAt).toBe(date)
    }
  })

  test('records that refer to each other are read as deep as the answer', () => {
    const given = { id: 1, owner: { id: 2, ownerships: ['/api/companies/1'] } }
    expect(company(given)?.owner).toMatchObject({ id: 2, ownerships: [{ '@id': '/api/companies/1', id: 1 }] })
  })
})

test('an answer without a reader is undefined', () => expect(nothing({ id: 1 })).toBeUndefined())

test('[ENT-15] a pick-up code is read as text from a text or a number', () => {
  expect(order({ id: 1, receiveCode: 12345678 })?.receiveCode).toBe('12345678')
  expect(order({ id: 1, receiveCode: '00001234' })?.receiveCode).toBe('00001234')
})
