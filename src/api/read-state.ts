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
 * State of a read for the section that shows its failure. `hasFailed` stays true during a retry, so that the button that
 * retries stays on the page, with the focus.
 */
export const readState = ({ data, isSuccess, isFetching, errorUpdateCount }: Answer) => ({
  isRead: data !== undefined,
  hasFailed: !isSuccess && errorUpdateCount > 0,
  isAsking: isFetching,
})
