import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { useInventory } from './use-inventory.ts'

/** 500 parcels in machines, a hundred per page. The given ones are collected after page `after` was read. */
function collect(after: number, ...gone: number[]) {
  let ids = Array.from({ length: 500 }, (_, index) => 500 - index)
  let calls = 0
  signIn()
  answerCalls(({ url }) => {
    const { searchParams } = new URL(url, 'http://localhost')
    if (searchParams.get('status') !== 'operin') return json({ 'hydra:member': [], 'hydra:totalItems': 0 })
    if (calls === after) ids = ids.filter((id) => !gone.includes(id))
    calls += 1
    const page = Number(searchParams.get('page'))
    const next = `/api/orders?status=operin&page=${page + 1}`
    return json({
      'hydra:member': ids.slice(100 * (page - 1), 100 * page).map((id) => ({ '@id': `/api/orders/${id}`, id })),
      'hydra:totalItems': ids.length,
      ...(100 * page < ids.length && { 'hydra:view': { 'hydra:next': next } }),
    })
  })
}

async function readParcels() {
  const { result } = renderHook(() => useInventory(), { wrapper: around(new QueryClient()) })
  await waitFor(() => expect(result.current.parcels).toMatchObject({ hasBegun: true, isReading: false }))
  return result.current.parcels
}

test('[INV-01] [INV-03] no parcel is missed when another one leaves its machine during the read', async () => {
  collect(1, 450)
  const { orders, isComplete } = await readParcels()
  expect(isComplete).toBe(true)
  // The last one of the second page moved to the first one.
  expect(orders.map(({ id }) => id)).toContain(400)
})

test('[INV-01] [INV-03] parcels are incomplete when too many leave between two pages', async () => {
  collect(2, ...Array.from({ length: 120 }, (_, index) => 500 - index))
  expect(await readParcels()).toMatchObject({ isComplete: false, isCut: true })
})
