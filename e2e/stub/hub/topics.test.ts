import { expect, test } from 'vitest'
import { matcherOf } from './topics.ts'

const order = 'https://host/api/orders/3'

test.each([
  ['https://host/api/orders/3', true],
  ['*', true],
  ['https://host/api/orders/{id}', true],
  ['https://host/api/{collection}/{id}', true],
  ['https://host/{+path}', true],
  ['/api/orders/3', false],
  ['http://host/api/orders/3', false],
  ['https://other/api/orders/{id}', false],
  ['https://host/api/orders/', false],
  ['https://host/api/{id}', false],
  ['https://host/api/orders/{?page}', false],
  ['https://host/api/.rders/3', false],
  ['https://host/api/.rders/{id}', false],
  ['', false],
])('the selector %s matches the topic of an order: %s', (selector, matches) => {
  expect(matcherOf(selector)(order)).toBe(matches)
})
