/** The code of an order that is created once (api/send-once.ts): its barcode, because the server assigns the id. */
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import * as orders from '#api/generated/orders.ts'
import { toFieldName } from '#lib/violations.ts'

export const isBarcodeTaken = ({ status, violations }: ApiError) =>
  status === 409 || violations.some(({ propertyPath }) => /^(barcode|externalOrderId)$/.test(toFieldName(propertyPath)))

/** The order with exactly this barcode, because the server finds longer ones too. The query client shows a failure. */
export function useOrderLookUp() {
  const queryClient = useQueryClient()
  return async (barcode: string): Promise<number | undefined> => {
    const reading = orders.withBarcode({ barcode, 'order[id]': 'desc', q: ['id', 'barcode'] })
    const { items } = await queryClient.query({ ...reading, staleTime: 0 })
    return items.find((order) => order.barcode === barcode)?.id
  }
}
