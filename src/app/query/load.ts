import type {
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import { isOutdated } from '#api/background.ts'
import type { Config } from '#app/config/config.ts'

export interface RouterContext {
  queryClient: QueryClient
  config: Config
}

interface LoaderArguments {
  context: Pick<RouterContext, 'queryClient'>
  /** True for a hovered link, whose failure is silent (G-41). */
  preload: boolean
  abortController: AbortController
}

/** Loads a screen's data with its hook's options: cached ones at once, and anew what a write has invalidated. */
export async function load<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const known = loader.context.queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  await runQuery(loader, options, known && isOutdated(known) ? 0 : 'static')
}

/** Loads the data of a form, always from the server. Only the preload of a hovered link uses cached data. */
export async function loadFresh<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  await runQuery(loader, options, loader.preload ? 'static' : 0)
}

/** Loads the first page of an infinite list. Cached pages are used at once. */
export async function loadPages<Page, Data, Key extends QueryKey, Param>(
  loader: LoaderArguments,
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, Param>,
) {
  const { queryKey, queryFn, initialPageParam, getNextPageParam } = options
  await run(loader, queryKey, () =>
    loader.context.queryClient.infiniteQuery<Page, Error, InfiniteData<Page, Param>, Key, Param>({
      queryKey,
      ...(queryFn && { queryFn }),
      initialPageParam,
      getNextPageParam,
      ...metaOf(loader),
      staleTime: 'static',
    }),
  )
}

/** Longer than a fast answer takes, shorter than the delay of the router's outline. */
const MOMENT_MS = 100

/**
 * Loads a list with `read` when a person arrives at its screen, or hovers over a link to it. It waits at most `MOMENT_MS`: a fast
 * answer shows no placeholder rows, and a slow one does not delay the screen, which shows the rows or the failure later. A list with
 * cached rows and a hovered link are loaded in full. It does nothing when only the search parameters change: the screen then stays
 * mounted with its typed input, and its hook fetches the rows. A list with pages in its address needs the search as `loaderDeps`, so
 * that another page is preloaded when the pointer is over its link.
 */
export async function loadList<Options extends { queryKey: QueryKey }>(
  loader: LoaderArguments & { cause: 'preload' | 'enter' | 'stay' },
  options: Options,
  read: (loader: LoaderArguments, options: Options) => Promise<void>,
) {
  if (loader.cause === 'stay') return
  const isKnown = loader.context.queryClient.getQueryData(options.queryKey) !== undefined
  const reading = read(loader, options)
  const moment = new Promise<void>((resolve) => void setTimeout(resolve, MOMENT_MS))
  await (isKnown || loader.preload ? reading : Promise.race([reading, moment]))
}

/** Fetches a query into the cache, unless cached data are younger than `staleTime`. */
async function runQuery<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  { queryKey, queryFn }: UseQueryOptions<Data, Error, Data, Key>,
  staleTime: number | 'static',
) {
  await run(loader, queryKey, () =>
    loader.context.queryClient.query({ queryKey, ...(queryFn && { queryFn }), ...metaOf(loader), staleTime }),
  )
}

/**
 * Runs `fetch`, and cancels it when another navigation replaces this one, unless a screen shows the same data. The failure of a
 * hovered link is removed from the cache, so that a click makes a new call, with a token refresh and a message on failure.
 */
async function run(loader: LoaderArguments, queryKey: QueryKey, fetch: () => Promise<unknown>) {
  const { signal } = loader.abortController
  const { queryClient } = loader.context
  const cut = () => {
    const query = queryClient.getQueryCache().find({ queryKey, exact: true })
    if (query?.getObserversCount() === 0) void query.cancel({ revert: true, silent: true })
  }
  signal.addEventListener('abort', cut)
  try {
    await fetch()
  } catch (error) {
    if (!loader.preload) throw error
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' })
  } finally {
    // A later call for the same data must continue.
    signal.removeEventListener('abort', cut)
  }
}

const metaOf = ({ preload }: LoaderArguments) => (preload ? { meta: { silent: true } } : {})
