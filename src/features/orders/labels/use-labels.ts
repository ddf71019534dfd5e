import { useMemo } from 'react'
import { isIncomplete } from '#api/pages.ts'
import { useEachOrder, useEachOrders } from '#api/records/each-order.ts'
import { refusals } from './copy.ts'
import { factsOfLabel, groupsOf, labelQuery } from './facts.ts'
import { fit } from './fit.ts'
import type { ReadyLabel } from './LabelPages.tsx'
import type { LabelSettings } from './settings.ts'

export function useLabels(ids: readonly number[], { format, symbol }: LabelSettings, initials: boolean) {
  const reads = useEachOrder(ids, labelQuery(initials))
  const orders = reads.flatMap(({ data }) => data ?? [])
  const isRead = reads.every(({ isPending }) => !isPending)
  const lists = isRead ? groupsOf(orders) : []
  const groups = useEachOrders(lists)
  // If the size cannot be fetched, the rank is shown without it: « 2/… » instead of « 2/3 ».
  const isComplete = isRead && groups.every(({ isPending }) => !isPending)
  const siblings = groups.flatMap(({ data }) => data?.items ?? [])
  const partly = new Set(
    lists.flatMap(({ barcode }, place) => {
      const data = groups[place]?.data
      return data && isIncomplete(data) ? barcode : []
    }),
  )

  // Regenerates codes only when their text or the format changes.
  const codes = orders.map(({ barcode = '' }) => barcode).join('\n')
  const fits = useMemo(
    () => new Map(codes.split('\n').map((code) => [code, fit(code, format, symbol)])),
    [codes, format, symbol],
  )

  const labels: ReadyLabel[] = []
  /** The deliveries without a label. Without a reason they could not be fetched. */
  const refused: { id: number; reason?: string }[] = []
  for (const [place, id] of ids.entries()) {
    const { data: order, isError } = reads[place] ?? {}
    if (isError && order === undefined) refused.push({ id })
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
    /** Too many similar barcodes to find all parcels of a submission. */
    lacksRanks: partly.size > 0,
    lacksSizes: groups.some(({ isError }) => isError),
    failed: [...reads, ...groups].filter(({ isError }) => isError),
  }
}
