// @vitest-environment node
import { expect, test } from 'vitest'
import { brokenRules, type SentCall } from './wire-rules.ts'

const sent = (call: Partial<SentCall>) =>
  brokenRules({ method: 'POST', url: '/api/orders', headers: { accept: 'application/ld+json' }, ...call }).map(
    (problem) => problem.split(':')[0],
  )

test('[API-74] [API-77] [API-78] [API-79] a call that keeps to the rules is let pass', () => {
  expect(
    sent({ body: { bookingSlot: '/api/booking_slots/3', ageRestriction: null, client: { email: 'a@b.pf' } } }),
  ).toEqual([])
  expect(sent({ method: 'PATCH', url: '/api/companies/7', body: { members: ['/api/users/1'] } })).toEqual([])
  expect(sent({ body: { zones: { 0: { key: 'MT' } } }, url: '/api/lockers' })).toEqual([])
  expect(sent({ method: 'GET', url: '/api/companies?page=2&foo=b%2Fr&q%5B%5D=id' })).toEqual([])
})

test.each<[string, Partial<SentCall>]>([
  ['write with a query string', { url: '/api/orders?q[]=id' }],
  ['path', { method: 'GET', url: '/api/orders/' }],
  ['path', { method: 'GET', url: '/api/api/orders' }],
  ['query', { method: 'GET', url: '/api/orders?status=&page=1' }],
  ['query', { method: 'GET', url: '/api/orders?page=1&barcode=' }],
  ['query', { method: 'GET', url: '/api/orders?page=0' }],
  ['header x-requested-with', { headers: { 'x-requested-with': 'fetch' } }],
  ['key id', { body: { client: { id: 4 } } }],
  ['key @id', { body: { products: [{ '@id': '/api/products/1' }] } }],
  ['relation company', { body: { company: 7 } }],
  ['relation owner', { body: { owner: null } }],
  ['relation members', { body: { members: ['/api/users/1', { '@id': '/api/users/2' }] } }],
  ['relation shippedBy', { body: { shippedBy: '/api/me' } }],
  ['null in phone', { body: { phone: null } }],
])('[API-74] [API-77] [API-78] [API-79] %s is found in %j', (problem, call) => {
  expect(sent(call)).toEqual([problem])
})
