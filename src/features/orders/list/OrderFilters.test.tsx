import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderBesideRouter } from '#ui/render-ui.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import type { OrderSearch } from './search.ts'

const Filters = (props: Omit<ComponentProps<typeof OrderFilters>, 'rows' | 'children'>) => (
  <OrderFilters {...props} rows={[]}>
    {null}
  </OrderFilters>
)

test('after Enter the text of the search is selected, so that a second scan replaces the first', async () => {
  const onChange = vi.fn()
  renderBesideRouter(<Filters search={{ page: 1, per_page: 20 }} onChange={onChange} />)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  // A scanner that sends the kind of the bars before the code.
  await userEvent.type(search, ']C0V-1{Enter}')
  expect([search.selectionStart, search.selectionEnd]).toEqual([0, 3])
  await userEvent.keyboard('W-2{Enter}')
  expect(onChange.mock.calls).toEqual([[{ barcode: 'V-1' }], [{ barcode: 'W-2' }]])
})

const filters = (search: OrderSearch) => <Filters search={search} onChange={() => undefined} />

test('[ORD-14] text typed after Enter stays when the address of the search arrives late', async () => {
  const { rerender } = renderBesideRouter(filters({}))
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(search, 'V-1{Enter}')
  await userEvent.keyboard('W-')
  rerender(filters({ barcode: 'V-1' }))
  expect(search.value).toBe('W-')
  await userEvent.keyboard('2{Enter}')
  rerender(filters({ barcode: 'W-2' }))
  expect(search.value).toBe('W-2')
  // Back.
  rerender(filters({ barcode: 'V-1' }))
  expect(search.value).toBe('V-1')
})

test('[ORD-16] a chosen status is shown before the address has it, and follows Back', async () => {
  const { rerender } = renderBesideRouter(filters({}))
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Statut' })
  await userEvent.selectOptions(status, 'receive')
  await userEvent.selectOptions(status, 'cancel')
  expect(status.value).toBe('cancel')
  rerender(filters({ status: 'receive' }))
  expect(status.value).toBe('cancel')
  rerender(filters({ status: 'cancel' }))
  expect(status.value).toBe('cancel')
  rerender(filters({ status: 'receive' }))
  expect(status.value).toBe('receive')
})
