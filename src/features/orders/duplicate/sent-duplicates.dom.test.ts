import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'
import { forgetTab } from '#session/tab.ts'
import { forgetSentDuplicate, keepSentDuplicate, readSentDuplicate } from './sent-duplicates.ts'

const sent = { barcode: 'vini-01-ABCDEFGH', receiveCode: '12345678' }
const other = { barcode: 'vini-01-ZYXWVUTS', receiveCode: '87654321' }

beforeEach(() => sessionStorage.clear())

test('the codes of a sent copy are found by the copied order until its result is known', () => {
  keepSentDuplicate(14, sent)
  keepSentDuplicate(15, other)
  expect([14, 15, 16].map(readSentDuplicate)).toEqual([sent, other, undefined])
  forgetSentDuplicate(14)
  expect([14, 15].map(readSentDuplicate)).toEqual([undefined, other])
  forgetSentDuplicate(15)
  expect(sessionStorage).toHaveLength(0)
})

test('stored codes of another user, or unreadable ones, are ignored and removed', () => {
  for (const text of ['{{', 'null', JSON.stringify({ owner: 'autre', copies: { 14: sent } }), '{"copies":[]}']) {
    sessionStorage.setItem(storageKeys.sentDuplicates.key, text)
    expect(readSentDuplicate(14)).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  }
})

test('signing out removes the codes, also when the screen closes afterwards', () => {
  keepSentDuplicate(14, sent)
  forgetTab()
  forgetSentDuplicate(14)
  expect(sessionStorage).toHaveLength(0)
})
