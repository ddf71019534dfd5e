/** The code of an order that is created once (api/send-once.ts): its barcode, because the server assigns the id. */
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import * as orders from '#api/generated/orders.ts'
import { toFieldName } from '#lib/violations.ts'

/** Whether the server refused the barcode as taken. */
export const isBarcodeTaken = ({ status, violations }: ApiError) =>
  status === 409 || violations.some(({ propertyPath }) => /^(barcode|externalOrderId)$/.test(toFieldName(propertyPath)))

/**
 * The id of the order with exactly this barcode, or undefined when there is none. The filter of the server finds longer barcodes too.
 * @throws ApiError when the look-up fails; the query client has shown the message then
 */
export function useOrderLookUp() {
  const queryClient = useQueryClient()
  return async (barcode: string): Promise<number | undefined> => {
    const reading = orders.withBarcode({ barcode, 'order[id]': 'desc', q: ['id', 'barcode'] })
    const { items } = await queryClient.query({ ...reading, staleTime: 0 })
    return items.find((order) => order.barcode === barcode)?.id
  }
}
