import type { ListParams } from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { defaultSize, type OrderSearch } from './search.ts'

const fields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/** The query of the API for a state of the list. Its parameters have other names than those of the URL. */
export const listQuery = ({ page = 1, per_page = defaultSize, barcode, status }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...(barcode && { barcode }),
  ...(status && { status }),
  'order[id]': 'desc',
  q: fields,
})
