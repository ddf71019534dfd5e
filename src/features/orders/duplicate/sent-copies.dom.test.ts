import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'
import { forgetTab } from '#session/draft.ts'
import { forgetSentCopy, keepSentCopy, readSentCopy } from './sent-copies.ts'

const sent = { barcode: 'vini-01-ABCDEFGH', receiveCode: '12345678' }
const other = { barcode: 'vini-01-ZYXWVUTS', receiveCode: '87654321' }

beforeEach(() => sessionStorage.clear())

test('the codes of a sent copy are found by the copied order until its result is known', () => {
  keepSentCopy(14, sent)
  keepSentCopy(15, other)
  expect([14, 15, 16].map(readSentCopy)).toEqual([sent, other, undefined])
  forgetSentCopy(14)
  expect([14, 15].map(readSentCopy)).toEqual([undefined, other])
  forgetSentCopy(15)
  expect(sessionStorage).toHaveLength(0)
})

test('stored codes of another user, or unreadable ones, are ignored and removed', () => {
  for (const text of ['{{', 'null', JSON.stringify({ owner: 'autre', copies: { 14: sent } }), '{"copies":[]}']) {
    sessionStorage.setItem(storageKeys.orderCopies.key, text)
    expect(readSentCopy(14)).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  }
})

test('signing out removes the codes, also when the screen closes afterwards', () => {
  keepSentCopy(14, sent)
  forgetTab()
  forgetSentCopy(14)
  expect(sessionStorage).toHaveLength(0)
})
