import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { storeUser } from '#session/session.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { useDataTable } from '#ui/table/use-data-table.ts'
import { orderColumns } from './columns.tsx'
import { SelectingOrders } from './SelectingOrders.tsx'
import { startSelection } from './selection.ts'

const read: Order[] = [1, 2, 3, 4].map((id) => ({ '@id': `/api/orders/${id}`, id, status: 'created' }))
/** A refetch in which only the first delivery has changed. */
const readAgain = [{ ...read[0], status: 'operin' } as Order, ...read.slice(1)]

function List() {
  const [orders, setOrders] = useState(read)
  const table = useDataTable({ columns: orderColumns, rows: orders })
  const shown = { table, orders, density: undefined, marks: undefined, loading: false, stale: false }
  return (
    <>
      <button type="button" onClick={() => setOrders(readAgain)}>
        Read again
      </button>
      <SelectingOrders {...shown} rowsBefore={false} rowsAfter={false} hasFilter={false} empty={null} />
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
  const client = new QueryClient()
  startSelection(client)
  await renderWithLinks(<List />, client)
  fireEvent.click(box(2))
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  press()
  expect([1, 2, 3, 4].filter((id) => box(id).checked)).toEqual([2, 3, 4])
})
