import * as orders from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'

/** Grouped and filtered by company and machine, so their ids are needed. */
export const recentQuery = {
  'order[id]': 'desc',
  q: orderRow({ company: ['id', 'name'], locker: ['id', 'shortLocation', 'location'] }),
} as const

/** For the line that says how old the figures are, and reads them again. */
export const recentRead = { queryKey: orders.series(recentQuery).queryKey }
