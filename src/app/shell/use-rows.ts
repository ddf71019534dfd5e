import { type QueryKey, useInfiniteQuery, type UseInfiniteQueryOptions } from '@tanstack/react-query'

/** Pages of rows; not suspended: title and table head stand while they come. What cannot be read at all fails the screen. */
export const useRows = <Page, Rows, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Rows, Key, string>,
) => useInfiniteQuery({ ...options, throwOnError: (_error, { state }) => state.data === undefined })
