import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { OrderFilters } from './OrderFilters.tsx'

afterEach(cleanup)

test('after Enter the text of the search is selected, so that a second scan replaces the first', async () => {
  const onChange = vi.fn()
  renderUi(<OrderFilters search={{ page: 1, per_page: 20 }} filtered={false} onChange={onChange} />)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(search, 'V-1{Enter}')
  expect([search.selectionStart, search.selectionEnd]).toEqual([0, 3])
  await userEvent.keyboard('W-2{Enter}')
  expect(onChange.mock.calls).toEqual([[{ barcode: 'V-1' }], [{ barcode: 'W-2' }]])
})
