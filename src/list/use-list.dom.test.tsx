import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { useList } from './use-list.ts'

interface Row {
  '@id': string
  name: string
}

const column = columnsOf<Row>()
const columns = column.columns([column.accessor('name', { header: 'Nom', meta: { rowHeader: true } })])
const rowsOf = (...names: string[]) => names.map((name, index): Row => ({ '@id': `/api/x/${index}`, name }))

const read = { queryKey: ['lockers', 'list'] }
interface Given {
  rows: readonly Row[]
  sorting?: { id: string; desc: boolean }[]
  colonnes?: string
  machine?: number
}

function show(given: Given) {
  const client = new QueryClient()
  client.setQueryData(read.queryKey, given.rows)
  const { result, rerender } = renderHook(
    ({ rows, sorting = [], ...search }: Given) =>
      useList({ name: 'lockers', columns, rows, read, search, accepts: undefined, sorting, onSort: () => undefined }),
    { initialProps: given, wrapper: around(client) },
  )
  return { client, rerender, list: () => result.current, names: () => result.current.rows.map(({ name }) => name) }
}

test('[LIV-01] pending rows are shown when the rows are filtered differently', () => {
  const rows = rowsOf('Arue', 'Mahina')
  const { client, list, names, rerender } = show({ rows, machine: 3 })
  act(() => {
    const shown = { rows: [], marks: new Map(), hasRowsAfter: false, arrived: [], hasMoreArrived: false }
    list().refreshed.setPending(() => ({ basis: client.getQueryData(read.queryKey), shown, rows: rows.slice(1) }))
  })
  expect(names()).toEqual(['Mahina'])
  rerender({ rows, machine: 3, colonnes: 'name' })
  expect(names()).toEqual(['Mahina'])
  rerender({ rows, machine: 4 })
  expect(names()).toEqual(['Arue', 'Mahina'])
})
