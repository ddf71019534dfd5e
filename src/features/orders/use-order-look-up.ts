import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as orders from '#api/generated/orders.ts'

/** More pages than one barcode can match. The limit stops the reading when a server ignores the filter. */
const PAGES = 20

/**
 * The id of the order with exactly this barcode, or undefined when there is none. The filter of the server finds longer barcodes too.
 * @throws ApiError when the look-up fails; the query client has shown the message then
 */
export function useOrderLookUp() {
  const queryClient = useQueryClient()
  return useCallback(
    async (barcode: string): Promise<number | undefined> => {
      const { queryKey, queryFn, initialPageParam, getNextPageParam } = orders.list({
        barcode,
        'order[id]': 'desc',
        q: ['id', 'barcode'],
      })
      const { pages } = await queryClient.infiniteQuery({
        queryKey,
        ...(queryFn && { queryFn }),
        initialPageParam,
        getNextPageParam,
        pages: PAGES,
        staleTime: 0,
      })
      return pages.flatMap(({ items }) => items).find((order) => order.barcode === barcode)?.id
    },
    [queryClient],
  )
}
