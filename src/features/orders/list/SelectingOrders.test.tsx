import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { storeUser } from '#session/session.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { SelectingOrders } from './SelectingOrders.tsx'

afterEach(cleanup)

const read: Order[] = [1, 2, 3, 4].map((id) => ({ '@id': `/api/orders/${id}`, id, status: 'created' }))
/** A refetch in which only the first delivery has changed. */
const readAgain = [{ ...read[0], status: 'operin' } as Order, ...read.slice(1)]

function List() {
  const [orders, setOrders] = useState(read)
  const table = { orders, marks: undefined, loading: false, stale: false, rowsBefore: false, rowsAfter: false }
  return (
    <>
      <button type="button" onClick={() => setOrders(readAgain)}>
        Read again
      </button>
      <SelectingOrders table={{ ...table, hasFilter: false, empty: null }} onEnd={() => {}} />
    </>
  )
}

const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Sélectionner la livraison ${id}` })

test.each([
  ['by click', () => fireEvent.click(box(4), { shiftKey: true })],
  [
    'by the space bar',
    () => {
      fireEvent.keyDown(box(4), { key: ' ', shiftKey: true })
      fireEvent.click(box(4))
    },
  ],
])('[BULK-01] a range is selected %s also after a refetch of the list', async (_how, press) => {
  storeUser({ firstName: 'Teva', roles: ['ROLE_USER'] })
  await renderWithLinks(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  fireEvent.click(box(2))
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  press()
  expect([1, 2, 3, 4].filter((id) => box(id).checked)).toEqual([2, 3, 4])
})
