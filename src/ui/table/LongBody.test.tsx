import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { columnsOf } from './columns.tsx'
import { DataTable } from './DataTable.tsx'

interface Company {
  id: number
}

const column = columnsOf<Company>()
const columns = column.columns([column.accessor('id', { header: 'Nom', meta: { rowHeader: true } })])
const companies = (count: number): Company[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const show = (count: number) =>
  renderUi(<DataTable caption="Sociétés" columns={columns} rows={companies(count)} rowId={({ id }) => String(id)} />)
const table = () => screen.getByRole('table', { name: 'Sociétés' })
const headers = () => within(table()).getAllByRole('rowheader')

// happy-dom has no sizes, and rows without a height would all fit into the window.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41))

test('a hundred rows are all rendered, without row numbers', () => {
  show(100)
  expect(headers()).toHaveLength(100)
  expect(table().hasAttribute('aria-rowcount')).toBe(false)
})

test('of ten thousand rows only those near the viewport are rendered, with their row numbers', async () => {
  show(10_000)
  await screen.findByRole('row', { name: '1' })
  await expect.poll(() => table().querySelector('[aria-rowindex]')?.getAttribute('aria-rowindex')).toBe('2')
  expect(headers().length).toBeGreaterThan(10)
  expect(table().querySelectorAll('tr').length).toBeLessThanOrEqual(60)
  expect(table().getAttribute('aria-rowcount')).toBe('10001')
})

test('all rows are printed', async () => {
  show(150)
  await expect.poll(() => headers().length).toBeLessThan(60)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(headers()).toHaveLength(150)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(headers().length).toBeLessThan(60)
})
