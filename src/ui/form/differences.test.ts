import { expect, test } from 'vitest'
import { differencesOf, fieldNames } from './differences.ts'

const before = { name: 'Vaima', phone: '87123456', active: true }

test.each([
  ['nothing changed anywhere', {}, {}, [], []],
  ['a field that was changed here alone', { name: 'A' }, {}, [], []],
  ['a field that was changed there alone', {}, { name: 'B' }, [], ['name']],
  ['different fields', { name: 'A' }, { phone: '88' }, [], ['phone']],
  ['one field, to two values', { name: 'A' }, { name: 'B' }, ['name'], []],
  ['one field, to the same value', { name: 'A' }, { name: ' A ' }, [], []],
  ['a box there alone', {}, { active: false }, [], ['active']],
  ['a field that was emptied there and changed here', { name: 'A' }, { name: '' }, ['name'], []],
  ['a field that is no longer told', {}, { name: '' }, [], []],
])('[SAFE-01] %s', (_case, here, there, conflicts, taken) => {
  const [mine, theirs] = [
    { ...before, ...here },
    { ...before, ...there },
  ]
  expect(differencesOf({ before, mine, theirs })).toEqual({ conflicts, taken })
})

test('[SAFE-01] numbers returned as texts are no conflict', () => {
  const three = { before: { hold: 30 }, mine: { hold: 45 }, theirs: { hold: '30' } }
  expect(differencesOf(three)).toEqual({ conflicts: [], taken: [] })
})

const bread = { name: 'Pain', quantity: 1 }
const milk = { name: 'Lait', quantity: 2 }

test.each([
  ['lines that were added there alone are taken over', [], [], [bread], [], ['products']],
  ['one line more there alone', [bread], [bread], [bread, milk], [], ['products']],
  ['lines here and there', [], [milk], [bread], ['products'], []],
  ['lines that were removed there and changed here', [bread], [milk], [], ['products'], []],
  ['lines that are no longer told, and changed here', [bread], [milk], undefined, ['products'], []],
  ['lines that are no longer told, and not changed here', [bread], [bread], undefined, [], []],
])('[SAFE-01] a list: %s', (_case, was, here, there, conflicts, taken) => {
  const three = { before: { products: was }, mine: { products: here }, theirs: { products: there } }
  expect(differencesOf(three)).toEqual({ conflicts, taken })
})

test('[SAFE-01] nested fields are compared one by one, and the lines of a list as a whole', () => {
  const line = { name: 'Pain', quantity: 1, price: 3.5 }
  const stored = { client: { email: 'a@b.pf', phone: '1' }, products: [line] }
  expect(fieldNames(stored)).toEqual(['client.email', 'client.phone', 'products'])
  const mine = { client: { email: 'x@b.pf', phone: '1' }, products: [{ ...line, quantity: 2 }] }
  const theirs = { client: { email: 'a@b.pf', phone: '2' }, products: [line, line] }
  expect(differencesOf({ before: stored, mine, theirs })).toEqual({ conflicts: ['products'], taken: ['client.phone'] })
})
