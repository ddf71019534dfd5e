import { useMemo } from 'react'
import { isPart } from '#api/pages.ts'
import { useEachOrder, useEachOrders } from '#api/records/each-order.ts'
import { refusals } from './copy.ts'
import { factsOfLabel, groupsOf, labelQuery } from './facts.ts'
import { fit } from './fit.ts'
import type { ReadyLabel } from './LabelPages.tsx'
import type { LabelSettings } from './settings.ts'

/** A delivery without a label, and why. */
export interface Refused {
  id: number
  /** In words; undefined when the delivery could not be read. */
  reason: string | undefined
}

/** Reads the deliveries and the sizes of their submissions, and draws what fits. */
export function useLabels(ids: readonly number[], { format, symbol }: LabelSettings, initials: boolean) {
  const reads = useEachOrder(ids, labelQuery(initials))
  const orders = reads.flatMap(({ data }) => data ?? [])
  const isRead = reads.every(({ isPending }) => !isPending)
  const lists = isRead ? groupsOf(orders) : []
  const groups = useEachOrders(lists)
  // A size that cannot be read leaves the rank without it: « 2 » instead of « 2/3 ».
  const isComplete = isRead && groups.every(({ isPending }) => !isPending)
  const siblings = groups.flatMap(({ data }) => data?.items ?? [])
  const partly = new Set(
    lists.flatMap(({ barcode }, place) => {
      const data = groups[place]?.data
      return data && isPart(data) ? barcode : []
    }),
  )

  // Each code is drawn again only when its text or the format changes.
  const codes = orders.map(({ barcode = '' }) => barcode).join('\n')
  const fits = useMemo(
    () => new Map(codes.split('\n').map((code) => [code, fit(code, format, symbol)])),
    [codes, format, symbol],
  )

  const labels: ReadyLabel[] = []
  const refused: Refused[] = []
  for (const [place, id] of ids.entries()) {
    const { data: order, isError } = reads[place] ?? {}
    if (isError && order === undefined) refused.push({ id, reason: undefined })
    if (order === undefined) continue
    const { barcode = '' } = order
    const fitted = fits.get(barcode) ?? fit(barcode, format, symbol)
    if (fitted.refusal !== undefined) refused.push({ id, reason: refusals[fitted.refusal](barcode, format) })
    else labels.push({ ...fitted, facts: factsOfLabel(order, siblings, partly) })
  }

  return {
    labels,
    refused,
    read: reads.filter(({ isPending }) => !isPending).length,
    isComplete,
    /** A submission has too many neighbours for all its parcels to be found. */
    lacksRanks: partly.size > 0,
    /** The sizes of submissions could not be read. */
    lacksSizes: groups.some(({ isError }) => isError),
    isAsking: [...reads, ...groups].some(({ isFetching }) => isFetching),
    /** Refetches the failed reads. */
    retry: () => {
      for (const { isError, refetch } of [...reads, ...groups]) if (isError) void refetch()
    },
  }
}
