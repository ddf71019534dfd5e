import { expect, test } from 'vitest'
import { add, knownIn, type Read, settle } from './use-scan-batch.ts'

const read = (text: string, given: Partial<Read> = {}): Read => ({ text, outcome: 'reading', ...given })
const order = (id: number, barcode: string) => ({ '@id': `/api/orders/${id}`, id, barcode })

test('[SCAN-06] the newest code comes first, and a duplicate is reported and not added', () => {
  const two = add(add([], [{ text: 'A' }]), [{ text: 'B' }])
  expect(two.map(({ text }) => text)).toEqual(['B', 'A'])
  expect(knownIn(two, [{ text: 'A' }])?.text).toBe('A')
  expect(add(two, [{ text: 'A' }])).toBe(two)
  // The same scanner again, after the delivery was found by its second reading.
  expect(knownIn(two, [{ text: 'Q' }, { text: 'A' }])?.text).toBe('A')
})

test('[SCAN-06] a scan keeps its other readings until its delivery is found', () => {
  const reads = add([], [{ text: '&A' }, { text: '1A' }])
  const failed = settle(reads, '&A', { outcome: 'failed' })
  expect(failed).toEqual([{ text: '&A', others: [{ text: '1A' }], outcome: 'failed' }])
  const found = { text: '1A', outcome: 'found', order: order(4, '1A') }
  expect(settle(failed, '&A', { outcome: 'found', order: order(4, '1A') })).toEqual([found])
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
