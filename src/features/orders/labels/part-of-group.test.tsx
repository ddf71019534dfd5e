import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, json, record, rows, signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { useLabels } from './use-labels.ts'

const order = (id: number, barcode: string, multiOrderCode?: string) => ({
  ...record('orders', id),
  barcode,
  multiOrderCode,
})

/** A submission of three parcels around `between` orders whose barcodes have the same prefix. */
async function labelsAmong(between: number) {
  const found = [
    order(9003, 'V-3', 'GROUPE'),
    order(9002, 'V-2', 'GROUPE'),
    ...Array.from({ length: between }, (_, index) => order(9001 - index, `V-${9001 - index}`)),
    order(1, 'V-1', 'GROUPE'),
  ]
  signIn()
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const one = found.find(({ id }) => pathname === `/api/orders/${id}`)
    if (one) return json(one)
    const page = Number(searchParams.get('page'))
    const next = 100 * page < found.length && `/api/orders?barcode=V&page=${page + 1}`
    return rows(found.slice(100 * (page - 1), 100 * page), found.length, next)
  })
  const settings = { format: '62x29', symbol: 'qr', first: 1 } as const
  const { result } = renderHook(() => useLabels([9002], settings, false), { wrapper: around(new QueryClient()) })
  await waitFor(() => expect(result.current.isComplete).toBe(true))
  return result.current
}

test.each([
  ['a complete submission numbers its labels', 200, { rank: 2, of: 3 }, false],
  ['an incomplete submission gives its labels no number, and a message says so', 300, undefined, true],
])('[LBL-01] %s', async (_what, between, rank, isSaid) => {
  const { labels, lacksRanks } = await labelsAmong(between)
  expect(labels.map(({ facts }) => [facts.id, facts.rank])).toEqual([[9002, rank]])
  expect(lacksRanks).toBe(isSaid)
})
