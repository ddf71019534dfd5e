/**
 * Creates one order, and never twice. When an earlier call may have created it, the order is looked up by its barcode
 * before it is sent again. The barcode is the idempotency key, because the server assigns the id.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ApiError, isApiError, judgeWrite } from '#api/errors.ts'
import * as orders from '#api/generated/orders.ts'

export interface Sending {
  /** The barcode of an earlier call that may have created the order. */
  sentBarcode: string | undefined
  exists: (barcode: string) => Promise<boolean>
  send: () => Promise<unknown>
  /**
   * Stores whether the order may exist: true before the call, because after a reload the page must know it, and false once
   * the server has refused it. The change must be stored when this returns.
   */
  remember: (mayExist: boolean) => void
  /** The console generated the barcode at random, so no other order has it. */
  isDrawn: boolean
  /** True after leaving or signing out: nothing is sent. */
  isAbandoned: () => boolean
}

export interface Failure {
  /**
   * - `unverified`: the look-up failed, and nothing was sent;
   * - `refused`: the server refused the order, with `error` as the reason;
   * - `lost`: the order may exist;
   * - `session`: the session has ended, and nothing was created by this call.
   */
  problem: 'unverified' | 'refused' | 'lost' | 'session'
  error: unknown
}

export async function sendOnce(order: Sending): Promise<'created' | 'abandoned' | Failure> {
  const { sentBarcode } = order
  try {
    if (sentBarcode !== undefined && (await order.exists(sentBarcode))) return 'created'
  } catch (error) {
    return { problem: isApiError(error) && error.kind === 'session' ? 'session' : 'unverified', error }
  }
  if (order.isAbandoned()) return 'abandoned'
  order.remember(true)
  try {
    await order.send()
    return 'created'
  } catch (error) {
    const problem = judgeWrite(error)
    const mayExist = problem === 'lost' || (order.isDrawn && isApiError(error) && isBarcodeTaken(error))
    if (!mayExist) order.remember(false)
    return { problem, error }
  }
}

/**
 * Whether the server refused the barcode as taken. Browsers and proxies may repeat a call after a broken connection, so an
 * order with a random barcode of this page then probably exists.
 */
const isBarcodeTaken = ({ status, violations }: ApiError) =>
  status === 409 || violations.some(({ propertyPath }) => /^(barcode|externalOrderId)$/.test(propertyPath))

/** Page limit of the look-up, more than one barcode can match. It applies when a server ignores the filter. */
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
