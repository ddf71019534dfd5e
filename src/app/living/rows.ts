import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowMarks } from '#ui/table/marks.ts'
import type { Shown } from './merge.ts'

interface Row {
  '@id': string
}

/** The rows that stay on screen after a reading that nobody has asked for. */
export interface Held {
  /** What the reading brought. */
  basis: unknown
  shown: Shown<Row>
}

/** For the bar above a list (LivingBar.tsx), which reads the rows again and decides what is held. */
export interface LivingList {
  held: Held | undefined
  /** Without `held` the rows are shown as the server gives them. */
  hold: (held?: Held) => void
}

interface LivingRows<R extends Row> extends LivingList {
  rows: readonly R[]
  marks: RowMarks | undefined
}

/**
 * The rows that a list shows: `items`, or those that are held while newer ones wait. Data that came in any other way, such
 * as after a write, are shown as they are, and so is another page.
 */
export function useLivingRows<R extends Row>(queryKey: QueryKey, items: readonly R[]): LivingRows<R> {
  const client = useQueryClient()
  const hash = hashKey(queryKey)
  const [state, setState] = useState<{ hash: string; held?: Held }>({ hash })
  if (state.hash !== hash) setState({ hash })
  const isHeld = state.held !== undefined && state.held.basis === client.getQueryData(queryKey)
  const held = isHeld ? state.held : undefined
  return {
    // They are rows of the same query.
    rows: held === undefined ? items : (held.shown.rows as readonly R[]),
    marks: held?.shown.marks,
    held,
    hold: (next) => setState(next === undefined ? { hash } : { hash, held: next }),
  }
}
