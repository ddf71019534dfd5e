import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { PageBox, useSelection } from './SelectingOrders.tsx'
import { endSelection, selectedIn, type Selected, startSelection } from './selection.ts'

const rows: Selected[] = [1, 2, 3].map((id) => ({ '@id': `/api/orders/${id}`, id }))
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner toute la page' })

const withoutFirst = (before: Record<string, true>) =>
  Object.fromEntries(Object.entries(before).filter(([iri]) => iri !== '/api/orders/1'))

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
    box().click()
    await Promise.resolve()
    expect([box().checked, drawn(), idsIn(client)]).toEqual([true, '0', [1, 2, 3]])
  })
  expect([box().checked, drawn()]).toEqual([true, '3'])
})

test.each<{ next: string; press: (client: QueryClient) => void; left: number[] | undefined }>([
  {
    next: '« Tout décocher »',
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Tout décocher' })),
    left: [],
  },
  { next: 'a row', press: () => fireEvent.click(screen.getByRole('button', { name: '1' })), left: [2, 3] },
  { next: 'the box again', press: () => fireEvent.click(box()), left: [] },
  { next: 'the end of the selection', press: endSelection, left: undefined },
])('what is pressed right after the box of a page counts: $next', async ({ press, left }) => {
  const client = show()
  await act(async () => {
    box().click()
    press(client)
    await Promise.resolve()
  })
  expect(idsIn(client)).toEqual(left)
  expect([box().checked, drawn()]).toEqual([false, String(left?.length ?? 0)])
})
