import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { type PendingRows, pendingAfter, useRefreshedRows } from './refreshed-rows.ts'
import type { Change } from './use-readings.ts'

interface Row {
  '@id': string
  name: string
}

const client = new QueryClient()
const key = ['companies', 'page', 1]
const row = (iri: string, name = iri): Row => ({ '@id': iri, name })
const put = (...items: Row[]) => client.setQueryData<{ items: Row[] }>(key, { items })

beforeEach(() => client.clear())

/** Opens a list. Answers of the server pass through the cache, as on a screen. */
function open(sort?: (rows: readonly Row[]) => Row[]) {
  const itemsOf = (queryKey: readonly unknown[]) => client.getQueryData<{ items: Row[] }>(queryKey)?.items ?? []
  return renderHook(
    ({ queryKey, order }) => useRefreshedRows(queryKey, sort?.(itemsOf(queryKey)) ?? itemsOf(queryKey), { order }),
    { wrapper: around(client), initialProps: { queryKey: key, order: 'asc' } },
  )
}

/** Puts rows into the cache and reports the change with its source. */
function bring(list: ReturnType<typeof open>, why: Change['why'], ...items: Row[]) {
  const was = client.getQueryData(key)
  act(() => {
    put(...items)
    const { rows, setPending } = list.result.current
    const change = { why, was, now: client.getQueryData(key) }
    setPending((pending) => pendingAfter(change, { pending, drawn: rows, hasRowsBefore: false }))
  })
}

const shown = (list: ReturnType<typeof open>) => list.result.current.rows.map(({ name }) => name)

const rowsOf = (text: string) =>
  text.split(' ').map((word) => {
    const [iri = '', name] = word.split(':')
    return row(iri, name)
  })
const arrival = ['background', 'c a b'] as const
const write = ['written', 'c a b:B'] as const

// The rows on screen, and the numbers of new rows and of marks.
test.each<[rule: string, steps: (readonly [Change['why'], string])[], names: string, arrived?: number, marks?: number]>(
  [
    ['a new row is pending', [['background', 'c a b:B']], 'a B', 1, 1],
    ['a pending row is not shown by a write', [arrival, write], 'a B', 1, 0],
    ['a pending row is not shown by the refetch after a write', [arrival, write, ['other', 'd c a b:C']], 'a C', 2, 0],
    [
      'without pending rows, a write shows the rows of the server',
      [
        ['background', 'a b:B'],
        ['written', 'a'],
      ],
      'a',
    ],
    [
      'without pending rows, so does the refetch after it',
      [
        ['background', 'a b:B'],
        ['other', 'c a'],
      ],
      'c a',
    ],
    ['« Actualiser » shows the pending rows, even without other changes', [arrival, ['asked', 'c a b']], 'c a b', 0, 0],
  ],
)('[LIVE-02] %s', (_rule, steps, names, arrived, marks) => {
  put(row('a'), row('b'))
  const list = open()
  for (const [why, rows] of steps) bring(list, why, ...rowsOf(rows))
  expect(shown(list).join(' ')).toBe(names)
  expect(list.result.current.pending?.shown.arrived.length).toBe(arrived)
  expect(list.result.current.marks?.size).toBe(marks)
  // « Afficher »
  act(() => list.result.current.setPending(() => undefined))
  expect(list.result.current.rows).toEqual(rowsOf(steps.at(-1)?.[1] ?? ''))
})

test('[LIVE-02] a sorted row keeps its position when its name changes, until the order is chosen again', () => {
  const byName = (rows: readonly Row[]) => rows.toSorted((one, other) => one.name.localeCompare(other.name))
  put(row('x', 'b'), row('y', 'a'))
  const list = open(byName)
  expect(shown(list)).toEqual(['a', 'b'])
  bring(list, 'background', row('x', 'b'), row('y', 'z'))
  expect(shown(list)).toEqual(['z', 'b'])
  list.rerender({ queryKey: key, order: 'desc' })
  expect(shown(list)).toEqual(['b', 'z'])
})

test('[LIVE-02] after another page and back, the list shows the rows of the server', () => {
  put(row('a'), row('b'))
  const list = open()
  bring(list, 'background', row('c'), row('a'), row('b'))
  list.rerender({ queryKey: ['companies', 'page', 2], order: 'asc' })
  expect(shown(list)).toEqual([])
  list.rerender({ queryKey: key, order: 'asc' })
  expect(shown(list)).toEqual(['c', 'a', 'b'])
})

test('[LIVE-02] while a row is pending, « Charger plus » appends its rows', () => {
  const first = { items: [row('c'), row('a')], next: '/2' }
  put(row('a'))
  const pending: PendingRows = {
    basis: { pages: [first] },
    shown: { rows: [row('a')], marks: new Map(), hasRowsAfter: true, arrived: [row('c')], hasMoreArrived: false },
    rows: [row('a')],
  }
  const change = { why: 'more', was: pending.basis, now: { pages: [first, { items: [row('z')] }] } } as const
  expect(pendingAfter(change, { pending, drawn: [row('a')], hasRowsBefore: false })).toMatchObject({
    rows: [row('a'), row('z')],
    shown: { arrived: [row('c')], hasRowsAfter: false },
  })
})
