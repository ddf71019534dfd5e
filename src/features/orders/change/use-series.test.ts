import { expect, test } from 'vitest'
import { add, type Read, settle } from './use-series.ts'

const read = (text: string, given: Partial<Read> = {}): Read => ({ text, outcome: 'reading', ...given })
const order = (id: number, barcode: string) => ({ '@id': `/api/orders/${id}`, id, barcode })

test('[SCAN-06] the newest code comes first, and a duplicate is reported and not added', () => {
  const first = add([], 'A')
  const second = add(first.reads, 'B')
  const third = add(second.reads, 'A')
  expect(second.reads.map(({ text }) => text)).toEqual(['B', 'A'])
  expect([third.isDuplicate, third.reads]).toEqual([true, second.reads])
})

test('[SCAN-06] a code of a scanner with another keyboard gets the text of its match', () => {
  const reads = settle([read('&A'), read('B')], '&A', { outcome: 'found', order: order(4, '1A') })
  expect(reads.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['1A', 'found'],
    ['B', 'reading'],
  ])
})

test('[SCAN-06] two readings of one delivery become one', () => {
  const reads = [read('&A'), read('1A', { outcome: 'found', order: order(4, '1A') })]
  expect(settle(reads, '&A', { outcome: 'found', order: order(4, '1A') })).toEqual([
    { text: '1A', outcome: 'found', order: order(4, '1A') },
  ])
})

test('[SCAN-06] unknown codes are kept, and a code that was removed meanwhile does not come back', () => {
  expect(settle([read('X')], 'X', { outcome: 'unknown' })).toEqual([{ text: 'X', outcome: 'unknown' }])
  expect(settle([read('Y')], 'X', { outcome: 'unknown' })).toEqual([read('Y')])
})
