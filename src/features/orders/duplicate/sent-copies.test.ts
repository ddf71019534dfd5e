import { beforeEach, expect, test } from 'vitest'
import { COPIES_KEY, forgetDrafts } from '#session/draft.ts'
import { forgetSentCopy, keepSentCopy, readSentCopy } from './sent-copies.ts'

const sent = { barcode: 'vini-01-ABCDEFGH', receiveCode: '12345678' }
const other = { barcode: 'vini-01-ZYXWVUTS', receiveCode: '87654321' }

beforeEach(() => sessionStorage.clear())

test('what a copy left with is known by the order it was made of, until it is settled', () => {
  keepSentCopy(14, sent)
  keepSentCopy(15, other)
  expect([14, 15, 16].map(readSentCopy)).toEqual([sent, other, undefined])
  forgetSentCopy(14)
  expect([14, 15].map(readSentCopy)).toEqual([undefined, other])
  forgetSentCopy(15)
  expect(sessionStorage).toHaveLength(0)
})

test("somebody else's, and whatever else stands there, is not taken for it, and goes", () => {
  for (const text of ['{{', 'null', JSON.stringify({ owner: 'autre', copies: { 14: sent } }), '{"copies":[]}']) {
    sessionStorage.setItem(COPIES_KEY, text)
    expect(readSentCopy(14)).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  }
})

test('signing out leaves nothing, also when the screen closes after it', () => {
  keepSentCopy(14, sent)
  forgetDrafts()
  forgetSentCopy(14)
  expect(sessionStorage).toHaveLength(0)
})
