import type { QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { words } from '#ui/copy.ts'
import { accepts } from './accepts.ts'
import { narrowing } from './copy.ts'
import { listQuery } from './list-query.ts'
import { isNarrowed, type OrderFilter } from './search.ts'

/** Rows filtered on the client: those of the status and the barcode, as far as they have been read. */
export interface Found {
  read: { queryKey: QueryKey; accepts: (order: Order) => boolean }
  /** Undefined until the first answer. */
  rows: readonly Order[] | undefined
  /** The first answer is a failure. */
  isUnread: boolean
  accepts: (order: Order) => boolean
  /** Sentence of an empty list. */
  sentence: string
}

const none: never[] = []

/** The search of the list without its pages, a hundred rows a call. */
function queryOf({ barcode, status }: OrderFilter) {
  const { page: _page, ...query } = listQuery({ barcode, status })
  return { ...query, itemsPerPage: 100 }
}

/**
 * Reads what a filter by machine or company chooses from. Only a person reads on, page after page by the server's links.
 * @param mayRead false keeps the read behind the first answer of the screen
 */
export function useFound(search: OrderFilter, mayRead = true) {
  const query = queryOf(search)
  const list = orders.useOrdersSeries(query, {
    ...inBackground,
    staleTime: Infinity,
    enabled: mayRead && isNarrowed(search),
  })
  const { data, isFetchNextPageError } = list
  const isUnread = data === undefined && readState(list).hasFailed
  const rows = isUnread ? none : data?.items
  const { barcode, status, machine, societe } = search
  const found = useMemo((): Found => {
    const fits = accepts({ machine, societe })
    return {
      read: { queryKey: orders.series(queryOf({ barcode, status })).queryKey, accepts: fits },
      rows,
      isUnread,
      accepts: fits,
      sentence: isUnread ? narrowing.unread : words.noMatch,
    }
  }, [barcode, status, machine, societe, rows, isUnread])
  // What has failed otherwise is a reading again, of which the bar of the list speaks.
  return { list, found, hasFailed: isUnread || isFetchNextPageError }
}
