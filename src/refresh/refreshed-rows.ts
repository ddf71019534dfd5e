import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowMarks } from '#ui/table/BodyRow.tsx'
import type { Row, Shown } from './merge.ts'

/** Rows on screen while newer rows are held back. */
export interface Held {
  /** The data that the cache has meanwhile. */
  basis: unknown
  shown: Shown<Row>
  /** Rows in the order on screen. Without them the list shows its current rows, and marks some of them. */
  rows?: readonly Row[]
}

/** For the bar above a list (RefreshBar.tsx), which reads the rows again and decides what is held. */
export interface RefreshedList {
  /** The rows on screen. */
  rows: readonly Row[]
  held: Held | undefined
  /** Changes what is held. Without it the rows are shown as the server gives them. */
  hold: (update: (held: Held | undefined) => Held | undefined) => void
}

interface RefreshedRows<R extends Row> extends RefreshedList {
  rows: readonly R[]
  marks: RowMarks | undefined
}

/**
 * The rows that a list shows: `items`, or those that are held while newer ones wait. Another page, or another order, shows
 * its rows as they are.
 */
export function useRefreshedRows<R extends Row>(
  queryKey: QueryKey,
  items: readonly R[],
  order?: string,
): RefreshedRows<R> {
  const client = useQueryClient()
  const hash = hashKey([queryKey, order])
  const [state, setState] = useState<{ hash: string; held: Held | undefined }>({ hash, held: undefined })
  if (state.hash !== hash) setState({ hash, held: undefined })
  const isHeld = state.hash === hash && state.held?.basis === client.getQueryData(queryKey)
  const held = isHeld ? state.held : undefined
  return {
    // They are rows of the same query.
    rows: (held?.rows as readonly R[] | undefined) ?? items,
    marks: held?.shown.marks,
    held,
    hold: (update) => setState((now) => (now.hash === hash ? { hash, held: update(now.held) } : now)),
  }
}
