import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { renderUi, renderWithLinks } from '#ui/render-ui.tsx'
import { columnsOf } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { LoadMore } from './GrowingTable.tsx'

interface Company {
  id: number
  name: string
}

const column = columnsOf<Company>()
const columns = column.columns([
  column.accessor('name', { header: 'Nom', meta: { rowHeader: true } }),
  column.accessor('id', { header: 'Numéro', meta: { numeric: true }, enableSorting: false }),
  column.display({ id: 'actions', header: 'Actions', meta: { actions: true }, cell: () => null }),
])
const rows: Company[] = [
  { id: 1, name: 'Vaima' },
  { id: 2, name: 'Moorea' },
]
const table = { caption: 'Sociétés', columns, rowId: (row: Company) => String(row.id) }

describe('a table', () => {
  test('re-renders a cell only when its record, the columns or its selection change', () => {
    const drawn = vi.fn()
    const cell = ({ row, column: { id } }: { row: { original: Company }; column: { id: string } }) => {
      drawn(`${id} ${row.original.id}`)
      return row.original.name
    }
    const shown = column.columns([
      column.display({ id: 'box', header: 'Sélection', meta: { selects: true }, cell }),
      column.accessor('name', { header: 'Nom', cell }),
    ])
    const drawnBy = (change: object) => {
      drawn.mockClear()
      rerender(<DataTable {...table} columns={shown} rows={[...rows]} {...change} />)
      return drawn.mock.calls.flat()
    }
    const { rerender } = renderUi(<DataTable {...table} columns={shown} rows={rows} />)
    expect(drawnBy({})).toEqual([])
    expect(drawnBy({ stale: true })).toEqual([])
    expect(drawnBy({ rows: [rows[0], { id: 2, name: 'Moorea' }] })).toEqual(['box 2', 'name 2'])
    expect(drawnBy({ rows: [rows[0]] })).toEqual([])
    expect(drawnBy({ rows })).toEqual(['box 2', 'name 2'])
    expect(drawnBy({ rows, selected: { 1: true } })).toEqual(['box 1'])
    expect(drawnBy({ rows, selected: { 1: true }, marks: new Map([['1', 'changed']]) })).toEqual([])
    expect(drawnBy({ columns: [...shown] })).toEqual(['box 1', 'name 1', 'box 2', 'name 2'])
  })

  test('limits a name of thousands of letters to two lines', () => {
    const held = (row: Company) => {
      renderUi(<DataTable {...table} rows={[row]} />)
      const [name] = screen.getAllByRole('rowheader')
      const found = name?.querySelector('div')?.textContent
      cleanup()
      return found
    }
    const long = 'Vaima '.repeat(600)
    expect([held({ id: 1, name: long }), held({ id: 1, name: 'V'.repeat(41) })]).toEqual([long, 'V'.repeat(41)])
    expect(held({ id: 1, name: 'Vaima' })).toBeUndefined()
  })

  test('a sortable column has a button and announces its order; other columns have neither', async () => {
    renderUi(<DataTable {...table} rows={rows} sortable />)
    const order = () => screen.getByRole('columnheader', { name: 'Nom' }).getAttribute('aria-sort')
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(screen.getByRole('columnheader', { name: 'Numéro' }).getAttribute('aria-sort')).toBeNull()
    expect([order(), names()]).toEqual(['none', ['Vaima', 'Moorea']])
    await userEvent.click(screen.getByRole('button', { name: 'Nom' }))
    expect([order(), names()]).toEqual(['ascending', ['Moorea', 'Vaima']])
    await userEvent.click(screen.getByRole('button', { name: 'Nom' }))
    expect([order(), names()]).toEqual(['descending', ['Vaima', 'Moorea']])
    await userEvent.click(screen.getByRole('button', { name: 'Nom' }))
    expect(order()).toBe('none')
  })

  test('a loading table is busy, and hides its placeholders from screen readers', () => {
    renderUi(<DataTable {...table} rows={[]} loading />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Aucun enregistrement !')).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('« Charger plus »', () => {
  const fetchNextPage = vi.fn()
  const list = (count: number, total = 57, isFetchingNextPage = false) => ({
    data: { items: Array.from({ length: count }), total },
    hasNextPage: count < total,
    isFetchingNextPage,
    fetchNextPage,
  })

  test('shows the number of rows, announces the new ones, and keeps the focus', async () => {
    const { rerender } = renderUi(<LoadMore list={list(20)} />)
    expect(screen.getByText('20 sur 57')).toBeDefined()
    const button = screen.getByRole('button', { name: 'Charger plus' })
    await userEvent.click(button)
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    rerender(<LoadMore list={list(20, 57, true)} />)
    await userEvent.click(button)
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    rerender(<LoadMore list={list(30)} />)
    expect(screen.getByText('10 lignes ajoutées, 30 sur 57').getAttribute('aria-live')).toBe('polite')
    expect(document.activeElement).toBe(button)
  })

  test('rows that come without a press, and a page without rows, announce nothing', async () => {
    const { rerender } = renderUi(<LoadMore list={list(20)} />)
    rerender(<LoadMore list={list(30)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Charger plus' }))
    rerender(<LoadMore list={list(30)} />)
    expect(screen.queryByText(/ajoutée/)).toBeNull()
  })

  test('on the last page the button is removed and the count takes the focus', async () => {
    const { rerender } = renderUi(<LoadMore list={list(50)} />)
    await userEvent.click(screen.getByRole('button'))
    rerender(<LoadMore list={list(57)} />)
    expect(screen.queryByRole('button')).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('57 sur 57')
  })
})

describe('the menu of a row', () => {
  const onSelect = vi.fn()
  const Icon = () => null
  const actions: MenuAction[] = [
    { label: 'Supprimer', danger: true, Icon, onSelect },
    { label: 'Éditer', onSelect },
    { label: 'Dupliquer', onSelect },
  ]

  beforeEach(() => onSelect.mockClear())

  test('is not drawn when no action is allowed', () => {
    renderUi(<RowMenu row="Livraison 200" actions={[false, undefined]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is named after its row, lists destructive actions last, and works with the keyboard alone', async () => {
    renderUi(<RowMenu row="Livraison 200" actions={actions} />)
    const trigger = screen.getByRole('button', { name: 'Actions : Livraison 200' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Éditer', 'Dupliquer', 'Supprimer'])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(items[2])
    await userEvent.keyboard('e')
    expect(document.activeElement).toBe(items[0])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('an entry that opens a page is a link', async () => {
    await renderWithLinks(<RowMenu row="Livraison 200" actions={[{ label: 'Voir', link: { to: '/' } }]} />)
    await userEvent.click(screen.getByRole('button'))
    const entry = await screen.findByRole('menuitem', { name: 'Voir' })
    expect(entry.getAttribute('href')).toBe('/')
  })
})
