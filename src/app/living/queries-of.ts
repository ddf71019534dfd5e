import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The queries of what a screen reads, as far as there are any. By their hash: `find` would hash the key for each query of the cache. */
export const queriesOf = (client: QueryClient, reads: readonly { queryKey: QueryKey }[]) =>
  reads.flatMap(({ queryKey }) => client.getQueryCache().get(hashKey(queryKey)) ?? [])
