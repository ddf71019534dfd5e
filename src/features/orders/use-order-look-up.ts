import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as orders from '#api/generated/orders.ts'

/** Far more pages than one barcode's longer namesakes fill; a server that knows no such filter is not read to its end. */
const PAGES = 20

/**
 * Whether an order with exactly this barcode exists: the server finds longer ones too (G-75).
 * @throws ApiError when it cannot be known; the query client has told it then
 */
export function useOrderLookUp() {
  const queryClient = useQueryClient()
  return useCallback(
    async (barcode: string): Promise<boolean> => {
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
      return pages.some(({ items }) => items.some((order) => order.barcode === barcode))
    },
    [queryClient],
  )
}
