import { expect, test } from 'vitest'
import { isCovered, meaningOf, namedBy, type Shown, topicsOf } from './follow-hub.ts'

const shown = (queryKey: readonly unknown[], data?: unknown): Shown => ({ queryKey, state: { data } })
const order = (id: number, company = 7) => ({
  '@id': `/api/orders/${id}`,
  company: { '@id': `/api/companies/${company}` },
})
const page = (...items: object[]) => shown(['orders', 'page', {}], { items })
const one = (id: number) => shown(['orders', 'one', id, {}], order(id))

test('[LIVE-05] a list subscribes to all records of its collection and of the collections in its rows', () => {
  expect(topicsOf([page()])).toEqual(['/api/orders/{id}'])
  expect(topicsOf([page(order(1), order(2, 8))])).toEqual(['/api/companies/{id}', '/api/orders/{id}'])
  expect(topicsOf([shown(['temperature-zones', 'all', {}])])).toEqual(['/api/temperature_zones/{id}'])
})

test('[LIVE-05] a detail subscribes to the records that it shows, at any depth', () => {
  expect(topicsOf([one(1)])).toEqual(['/api/companies/7', '/api/orders/1'])
  const nested = { '@id': '/api/lockers/3', zones: [{ '@id': '/api/temperature_zones/5', slots: ['/api/slots/8'] }] }
  expect(topicsOf([shown(['lockers', 'one', 3, {}], nested)])).toEqual([
    '/api/lockers/3',
    '/api/slots/8',
    '/api/temperature_zones/5',
  ])
})

test('[LIVE-05] more than ten records of a detail share one topic, which replaces the topics of single records', () => {
  const slots = Array.from({ length: 11 }, (_, id) => ({ '@id': `/api/slots/${id}` }))
  expect(topicsOf([shown(['lockers', 'one', 3, {}], { '@id': '/api/lockers/3', slots })])).toEqual([
    '/api/lockers/3',
    '/api/slots/{id}',
  ])
  expect(topicsOf([one(1), page()])).toEqual(['/api/companies/7', '/api/orders/{id}'])
})

test('[LIVE-05] only records are topics', () => {
  const data = {
    '@id': '/.well-known/genid/1',
    text: 'see /api/orders/1',
    other: '/api/orders/1/notes',
    none: null,
    count: 3,
  }
  expect(topicsOf([shown(['users', 'one', 1, {}], data), shown(['users', 'one', 2, {}])])).toEqual([])
})

test.each<[iri: string | undefined, of: Shown, meaning: ReturnType<typeof meaningOf>]>([
  ['/api/orders/1', page(order(1)), 'shown'],
  ['/api/companies/7', page(order(1)), 'shown'],
  ['/api/orders/2', page(order(1)), 'elsewhere'],
  ['/api/companies/8', page(order(1)), 'nothing'],
  ['/api/orders/1', one(1), 'shown'],
  ['/api/orders/2', one(1), 'nothing'],
  ['/api/booking_slots/2', shown(['companies', 'bookings', 7, {}], { items: [] }), 'elsewhere'],
  [undefined, one(1), 'shown'],
])('[LIVE-05] %s is about %j: %s', (iri, of, meaning) => expect(meaningOf(iri, of)).toBe(meaning))

test.each([
  [['orders', 'page', {}], true],
  [['orders', 'series', {}], true],
  [['companies', 'one', 1, {}], true],
  [['booking-slots', 'all', {}], false],
  [['companies', 'bookings', 1, {}], false],
  [['companies', 'members', 1, {}], false],
  [['users', 'ownAccount', {}], false],
])('[LIVE-05] a hub announces all of %j: %s', (queryKey, isAll) => expect(isCovered({ queryKey })).toBe(isAll))

test.each<[data: string, iri: string | undefined]>([
  ['{"@id":"/api/orders/7","status":"receive"}', '/api/orders/7'],
  ['{"@id":"https://api.pf/api/orders/7"}', '/api/orders/7'],
  ['{"@id":"https://evil.example/api/orders/7"}', undefined],
  ['{"@id":"/api/orders/7/notes"}', undefined],
  ['{"@id":"//evil.example/api/orders/7"}', undefined],
  ['{"@id":7}', undefined],
  ['{"status":"forged"}', undefined],
  ['null', undefined],
  ['[]', undefined],
  ['', undefined],
  ['{{{', undefined],
])('[LIVE-06] of the update %j only the name of its record is read: %s', (data, iri) =>
  expect(namedBy(data, 'https://api.pf')).toBe(iri),
)
