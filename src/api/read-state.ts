import type { Rows } from './page-walk.ts'

/** What is used of the answer of a read. */
interface Answer {
  data: unknown
  isSuccess: boolean
  isFetching: boolean
  errorUpdateCount: number
}

/** What is used of a read of rows that its own place shows, and asks again. */
export interface RowsRead extends Answer {
  data: Rows<unknown> | undefined
  refetch: () => unknown
}

/**
 * How far a read is whose failure is shown in its own place. `hasFailed` stays true while it is asked again: so the button
 * that asks stays on the page, and the focus with it.
 */
export const readState = ({ data, isSuccess, isFetching, errorUpdateCount }: Answer) => ({
  isRead: data !== undefined,
  hasFailed: !isSuccess && errorUpdateCount > 0,
  isAsking: isFetching,
})
