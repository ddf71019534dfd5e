import type { Rows } from './pages.ts'

/** The properties used here of a query result. */
interface Answer {
  data: unknown
  isSuccess: boolean
  isFetching: boolean
  errorUpdateCount: number
}

/** Query result of rows, for a section with a retry button. */
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
