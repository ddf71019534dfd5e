import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server has now, whatever is cached. The caller shows a failure. */
export const readAnew = <T, Key extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, Key>) =>
  client.query({ ...options, staleTime: 0, meta: { shownByAsker: true } })
