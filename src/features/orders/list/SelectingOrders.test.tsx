import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { storeUser } from '#session/session.ts'
import { renderUi, renderWithLinks } from '#ui/render-ui.tsx'
import { useDataTable } from '#ui/table/use-data-table.ts'
import { orderColumns } from './columns.tsx'
import { PageBox, SelectingOrders, useSelection } from './SelectingOrders.tsx'
import { endSelection, selectedIn, startSelection } from './selection.ts'

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

const rows = read.slice(0, 3)
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner toute la page' })

const withoutFirst = ({ '/api/orders/1': _first, ...others }: Record<string, true>) => others

/** A page with its box, one of its rows, and the selection of the rows. */
function Page() {
  const { orders, onThisPage, clear, onChange, togglePage } = useSelection(rows)
  const part = onThisPage > 0 ? 'some' : 'none'
  return (
    <>
      <PageBox selected={onThisPage === rows.length ? 'all' : part} onToggle={togglePage} />
      <output>{orders.length}</output>
      <button type="button" onClick={clear}>
        Tout décocher
      </button>
      <button type="button" onClick={() => onChange(withoutFirst)}>
        1
      </button>
    </>
  )
}

function show() {
  const client = new QueryClient()
  startSelection(client)
  renderUi(<Page />, client)
  return client
}

const drawn = () => screen.getByRole('status').textContent
const idsIn = (client: QueryClient) => selectedIn(client)?.map(({ id }) => id)

test('the box of a page is ticked before its rows render, and they are selected at once', async () => {
  const client = show()
  await act(async () => {
    pageBox().click()
    await Promise.resolve()
    expect([pageBox().checked, drawn(), idsIn(client)]).toEqual([true, '0', [1, 2, 3]])
  })
  expect([pageBox().checked, drawn()]).toEqual([true, '3'])
})

test.each<{ next: string; press: (client: QueryClient) => void; left: number[] | undefined }>([
  {
    next: '« Tout décocher »',
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Tout décocher' })),
    left: [],
  },
  { next: 'a row', press: () => fireEvent.click(screen.getByRole('button', { name: '1' })), left: [2, 3] },
  { next: 'the box again', press: () => fireEvent.click(pageBox()), left: [] },
  { next: 'the end of the selection', press: endSelection, left: undefined },
])('what is pressed right after the box of a page counts: $next', async ({ press, left }) => {
  const client = show()
  await act(async () => {
    pageBox().click()
    press(client)
    await Promise.resolve()
  })
  expect(idsIn(client)).toEqual(left)
  expect([pageBox().checked, drawn()]).toEqual([false, String(left?.length ?? 0)])
})
