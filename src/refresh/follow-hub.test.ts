import { expect, test } from 'vitest'
import { isCovered, meaningOf, namedBy, paceAfter, restOf, type Shown, topicsOf } from './follow-hub.ts'

const shown = (queryKey: readonly unknown[], data?: unknown): Shown => ({ queryKey, state: { data } })
const order = (id: number, company = 7) => ({
  '@id': `/api/orders/${id}`,
  company: { '@id': `/api/companies/${company}` },
})
const page = (...items: object[]) => shown(['orders', 'page', {}], { items })
const one = (id: number) => shown(['orders', 'one', id, {}], order(id))

const zones = [{ '@id': '/api/temperature_zones/5', slots: ['/api/slots/8'] }]
const slots = Array.from({ length: 11 }, (_, id) => ({ '@id': `/api/slots/${id}` }))
const locker = (more: object) => shown(['lockers', 'one', 3, {}], { '@id': '/api/lockers/3', ...more })
const noRecords = {
  '@id': '/.well-known/genid/1',
  text: 'see /api/orders/1',
  other: '/api/orders/1/notes',
  none: null,
  count: 3,
}

test.each<[rule: string, queries: Shown[], topics: string[]]>([
  ['a list to all records of its collection', [page()], ['/api/orders/{id}']],
  ['a list to those of its rows', [page(order(1), order(2, 8))], ['/api/companies/{id}', '/api/orders/{id}']],
  ['a collection of two words', [shown(['lockers', 'allTemperatureZones', 3, {}])], ['/api/temperature_zones/{id}']],
  ['a detail to the records that it shows', [one(1)], ['/api/companies/7', '/api/orders/1']],
  ['at any depth', [locker({ zones })], ['/api/lockers/3', '/api/slots/8', '/api/temperature_zones/5']],
  ['more than ten records of a detail share one topic', [locker({ slots })], ['/api/lockers/3', '/api/slots/{id}']],
  ['which replaces the topics of single records', [one(1), page()], ['/api/companies/7', '/api/orders/{id}']],
  ['only records are topics', [shown(['users', 'one', 1, {}], noRecords), shown(['users', 'one', 2, {}])], []],
])('[LIVE-05] topics: %s', (_rule, queries, topics) => expect(topicsOf(queries)).toEqual(topics))

test.each<[iri: string | undefined, of: Shown, meaning: ReturnType<typeof meaningOf>]>([
  ['/api/orders/1', page(order(1)), 'shown'],
  ['/api/companies/7', page(order(1)), 'shown'],
  ['/api/orders/2', page(order(1)), 'elsewhere'],
  ['/api/companies/8', page(order(1)), 'nothing'],
  ['/api/orders/1', one(1), 'shown'],
  ['/api/orders/2', one(1), 'nothing'],
  ['/api/booking_slots/2', shown(['companies', 'bookings', 7, {}], { items: [] }), 'elsewhere'],
  ['/api/slots/2', shown(['temperature-zones', 'allSlots', 5, {}], { items: [] }), 'elsewhere'],
  [undefined, one(1), 'shown'],
])('[LIVE-05] %s is about %j: %s', (iri, of, meaning) => expect(meaningOf(iri, of)).toBe(meaning))

test.each([
  [['orders', 'page', {}], true],
  [['orders', 'infinite', {}], true],
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
  ['null', undefined],
  ['{{{', undefined],
])('[LIVE-06] of the update %j only the name of its record is read: %s', (data, iri) =>
  expect(namedBy(data, 'https://api.pf')).toBe(iri),
)

test('[LIVE-05] each refetch for an update doubles the delay of the next one, up to ten seconds, until a pause resets it', () => {
  let now = 1_000
  let pace = paceAfter(undefined, now)
  const gaps = [pace.gapMs]
  for (let reading = 0; reading < 6; reading += 1) {
    now += pace.gapMs
    pace = paceAfter(pace, now)
    gaps.push(pace.gapMs)
  }
  expect(gaps).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  expect(paceAfter(pace, now + 20_000).gapMs).toBe(10_000)
  expect(paceAfter(pace, now + 20_001).gapMs).toBe(500)
})

test.each([
  [undefined, 0],
  [{ items: [] }, 0],
  [{ pages: [], pageParams: [] }, 0],
  [{ pages: [{}] }, 0],
  [{ pages: [{}, {}, {}] }, 6_000],
  [{ pages: Array(20) }, 57_000],
  [{ pages: Array(400) }, 60_000],
])(
  '[LIVE-05] the more pages a list has, the older it is when an update makes it be read again: %o, %i ms',
  (data, ms) => expect(restOf(data)).toBe(ms),
)
