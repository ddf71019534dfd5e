import { beforeEach, expect, test } from 'vitest'
import { signIn, tokenOf } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, writeJson } from '#lib/storage.ts'
import { currentOwner, entryMemory, forgetDraft, forgetEntries, forgetOthersValues, forgetTab, readOwn } from './tab.ts'

const { orderDraft, scanBatch, preferences, token } = storageKeys
const persisted = () => [orderDraft, scanBatch].map((key) => hasItem(key))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signIn(tokenOf('teva'))
  for (const key of [orderDraft, scanBatch]) writeJson(key, { owner: 'teva', text: key.key })
  writeJson(preferences, {})
})

test('a sent draft leaves alone, and a sign-out empties the tab but not the device', () => {
  forgetDraft()
  expect(persisted()).toEqual([false, true])
  forgetTab()
  expect([...persisted(), hasItem(preferences)]).toEqual([false, false, true])
})

test.each([
  ['teva', [true, true]],
  ['moana', [false, false]],
  ['', [false, false]],
])('after the sign-in of « %s » the tab keeps the values of this person only', (username, expected) => {
  signIn(username === '' ? 'opaque' : tokenOf(username))
  forgetOthersValues()
  expect(persisted()).toEqual(expected)
})

test('a value is read for its owner, and nobody reads it without a session', () => {
  const read = () => readOwn(orderDraft, ({ text }) => text)
  expect([currentOwner(), read()]).toEqual(['teva', orderDraft.key])
  signIn(tokenOf('moana'))
  expect([currentOwner(), read()]).toEqual(['moana', undefined])
  localStorage.removeItem(token.key)
  expect([currentOwner(), read()]).toEqual([undefined, undefined])
  writeJson(orderDraft, 'teva')
  signIn(tokenOf('teva'))
  expect(read()).toBeUndefined()
})

test('values of history entries stay in memory until the session ends', () => {
  const [filters, orders] = [entryMemory<string>(), entryMemory<number>()]
  const [first, second] = [filters.keep('vaima'), filters.keep('tehei')]
  const order = orders.keep(7)
  expect([filters.get(first), filters.get(second), orders.get(order)]).toEqual(['vaima', 'tehei', 7])
  expect([filters.get(undefined), orders.get(first)]).toEqual([undefined, undefined])
  forgetEntries()
  expect([filters.get(first), orders.get(order)]).toEqual([undefined, undefined])
})
