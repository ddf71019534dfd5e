import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { useLabels } from './use-labels.ts'

afterEach(cleanup)

const order = (id: number, barcode: string, multiOrderCode?: string) => ({
  '@id': `/api/orders/${id}`,
  id,
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
  setApiHost('')
  signIn()
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const one = found.find(({ id }) => pathname === `/api/orders/${id}`)
    if (one) return json(one)
    const page = Number(searchParams.get('page'))
    return json({
      'hydra:member': found.slice(100 * (page - 1), 100 * page),
      'hydra:totalItems': found.length,
      ...(100 * page < found.length && { 'hydra:view': { 'hydra:next': `/api/orders?barcode=V&page=${page + 1}` } }),
    })
  })
  const settings = { format: '62x29', symbol: 'qr', first: 1 } as const
  const { result } = renderHook(() => useLabels([9002], settings, false), { wrapper: around(new QueryClient()) })
  await waitFor(() => expect(result.current.isComplete).toBe(true))
  return result.current
}

test('[LBL-01] a complete submission numbers its labels', async () => {
  const { labels, lacksRanks } = await labelsAmong(200)
  expect(labels[0]?.facts.rank).toEqual({ rank: 2, of: 3 })
  expect(lacksRanks).toBe(false)
})

test('[LBL-01] an incomplete submission gives its labels no number, and a message says so', async () => {
  const { labels, lacksRanks } = await labelsAmong(300)
  expect(labels.map(({ facts: { id, rank } }) => [id, rank])).toEqual([[9002, undefined]])
  expect(lacksRanks).toBe(true)
})
