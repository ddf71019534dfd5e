import { isIncomplete, type Rows } from './pages.ts'

/** The properties of a query result used here. */
interface Answer {
  data: unknown
  isSuccess: boolean
  isFetching: boolean
  errorUpdateCount: number
}

/** Query result of a list, for a section with a retry button. */
export interface RowsRead extends Answer {
  data: Rows<unknown> | undefined
  refetch: () => unknown
}

/** Whether all rows have been read, so that none means zero. */
export const isWhole = ({ data }: RowsRead) => data !== undefined && !isIncomplete(data)

/** `hasFailed` stays true during a retry, so that the retry button stays on the page and keeps the focus. */
export const readState = ({ data, isSuccess, errorUpdateCount }: Answer) => ({
  isRead: data !== undefined,
  hasFailed: !isSuccess && errorUpdateCount > 0,
})
