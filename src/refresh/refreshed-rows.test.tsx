import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { type Held, heldAfter, useRefreshedRows } from './refreshed-rows.ts'
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
    const { rows, hold } = list.result.current
    const change = { why, was, now: client.getQueryData(key) }
    hold((held) => heldAfter(change, { held, drawn: rows, hasRowsBefore: false }))
  })
}

const shown = (list: ReturnType<typeof open>) => list.result.current.rows.map(({ name }) => name)

test('[LIVE-02] a new row is held back, and « Afficher » shows the rows in the order of the server', () => {
  put(row('a'), row('b'))
  const list = open()
  bring(list, 'background', row('c'), row('a'), row('b', 'B'))
  expect(shown(list)).toEqual(['a', 'B'])
  expect(list.result.current.held?.shown.arrived).toHaveLength(1)
  act(() => list.result.current.hold(() => undefined))
  expect(shown(list)).toEqual(['c', 'a', 'B'])
})

test('[LIVE-02] a held row is shown neither by a write nor by the refetch after it', () => {
  put(row('a'), row('b'))
  const list = open()
  bring(list, 'background', row('c'), row('a'), row('b'))
  bring(list, 'written', row('c'), row('a'), row('b', 'written'))
  expect(shown(list)).toEqual(['a', 'written'])
  bring(list, 'other', row('d'), row('c'), row('a'), row('b', 'written and read'))
  expect(shown(list)).toEqual(['a', 'written and read'])
  expect(list.result.current.held?.shown.arrived).toHaveLength(2)
  expect(list.result.current.marks?.size).toBe(0)
})

test('without held rows, a write and the refetch after it show the rows of the server', () => {
  put(row('a'), row('b'))
  const list = open()
  bring(list, 'background', row('a'), row('b', 'B'))
  bring(list, 'written', row('a'))
  expect(shown(list)).toEqual(['a'])
  bring(list, 'other', row('c'), row('a'))
  expect(shown(list)).toEqual(['c', 'a'])
  expect(list.result.current.marks).toBeUndefined()
})

test('[LIVE-02] « Actualiser » shows the held rows, even without other changes', () => {
  put(row('a'))
  const list = open()
  bring(list, 'background', row('c'), row('a'))
  bring(list, 'asked', row('c'), row('a'))
  expect(shown(list)).toEqual(['c', 'a'])
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

test('[LIVE-02] while a row is held, « Charger plus » appends its rows', () => {
  const first = { items: [row('c'), row('a')], next: '/2' }
  put(row('a'))
  const held: Held = {
    basis: { pages: [first] },
    shown: { rows: [row('a')], marks: new Map(), hasRowsAfter: true, arrived: [row('c')], hasMoreArrived: false },
    rows: [row('a')],
  }
  const change = { why: 'more', was: held.basis, now: { pages: [first, { items: [row('z')] }] } } as const
  expect(heldAfter(change, { held, drawn: [row('a')], hasRowsBefore: false })).toMatchObject({
    rows: [row('a'), row('z')],
    shown: { arrived: [row('c')], hasRowsAfter: false },
  })
})
