import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { heldAfter } from './held.ts'
import { useLivingRows } from './rows.ts'

interface Row {
  '@id': string
  name: string
}

const client = new QueryClient()
const key = ['companies', 'page', 1]
const row = (iri: string, name = iri): Row => ({ '@id': iri, name })
const put = (...items: Row[]) => client.setQueryData<{ items: Row[] }>(key, { items })

beforeEach(() => client.clear())

/** A list on screen. The answer of the server goes through the cache, as in a screen. */
function open() {
  const itemsOf = (queryKey: readonly unknown[]) => client.getQueryData<{ items: Row[] }>(queryKey)?.items ?? []
  return renderHook(({ queryKey }) => useLivingRows(queryKey, itemsOf(queryKey)), {
    wrapper: around(client),
    initialProps: { queryKey: key },
  })
}

/** A reading in the background brings these rows. */
function readAgain(list: ReturnType<typeof open>, ...items: Row[]) {
  const was = client.getQueryData(key)
  act(() => {
    put(...items)
    const { held, hold } = list.result.current
    hold(heldAfter({ held, was, now: client.getQueryData(key), before: false }))
  })
}

const shown = (list: ReturnType<typeof open>) => list.result.current.rows.map(({ name }) => name)

test('[LIVE-02] a new row waits, and « Afficher » shows the rows in the order of the server', () => {
  put(row('a'), row('b'))
  const list = open()
  readAgain(list, row('c'), row('a'), row('b', 'B'))
  expect(shown(list)).toEqual(['a', 'B'])
  expect(list.result.current.held?.shown.arrived).toBe(1)
  act(() => list.result.current.hold())
  expect(shown(list)).toEqual(['c', 'a', 'B'])
})

test('[LIVE-02] a second reading counts what has come since the rows were shown', () => {
  put(row('a'), row('b'))
  const list = open()
  readAgain(list, row('c'), row('a'), row('b'))
  readAgain(list, row('d'), row('c'), row('a'))
  expect(shown(list)).toEqual(['a', 'b'])
  expect(list.result.current.held?.shown.arrived).toBe(2)
  expect(list.result.current.marks?.get('b')).toBe('left')
})

test('what a write has changed is shown as it is', () => {
  put(row('a'), row('b'))
  const list = open()
  readAgain(list, row('c'), row('a'), row('b'))
  act(() => void put(row('c'), row('b', 'written')))
  list.rerender({ queryKey: key })
  expect(shown(list)).toEqual(['c', 'written'])
  expect(list.result.current.marks).toBeUndefined()
})

test('[LIVE-02] after another page and back, the list shows the rows as the server gives them', () => {
  put(row('a'), row('b'))
  const list = open()
  readAgain(list, row('c'), row('a'), row('b'))
  list.rerender({ queryKey: ['companies', 'page', 2] })
  expect(shown(list)).toEqual([])
  list.rerender({ queryKey: key })
  expect(shown(list)).toEqual(['c', 'a', 'b'])
})

test('all pages of a growing list are compared', () => {
  const was = { pages: [{ items: [row('a')], next: '/2' }, { items: [row('b')] }] }
  const now = { pages: [{ items: [row('a')], next: '/2' }, { items: [row('b', 'B'), row('c')] }] }
  const { shown: rows } = heldAfter({ held: undefined, was, now, before: false })
  expect(rows.rows).toEqual([row('a'), row('b', 'B')])
  expect(rows.arrived).toBe(1)
})
