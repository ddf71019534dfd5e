import { type QueryClient, useQuery } from '@tanstack/react-query'
import { inBackground } from './query-settings.ts'

/**
 * A result that a screen has computed from its reads, for the other screens of the tab. It is in the cache of the reads, so
 * that it is gone after a while and at the end of the session.
 */
interface Result {
  /** When it was computed. A later result is another entry. */
  at: number
  value: unknown
}

const keyOf = (name: string) => ['shared-result', name] as const

/** Shares the result of a screen for `gcTime` milliseconds after the screen is left. Undefined shares nothing. */
export function useSharedResult(name: string, result: Result | undefined, gcTime: number) {
  useQuery({
    ...inBackground,
    queryKey: [...keyOf(name), result?.at],
    queryFn: () => result ?? null,
    enabled: result !== undefined,
    staleTime: 'static',
    gcTime,
  })
}

/** The newest result of this name; undefined without one. Its reader knows what `value` is, and how long it holds. */
export function sharedResult(client: QueryClient, name: string): Result | undefined {
  const entries = client.getQueriesData<Result>({ queryKey: keyOf(name) })
  return entries
    .flatMap(([, result]) => result ?? [])
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
}
