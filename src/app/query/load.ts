import type {
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { Config } from '#app/config/config.ts'

export interface RouterContext {
  queryClient: QueryClient
  config: Config
}

interface LoaderArguments {
  context: Pick<RouterContext, 'queryClient'>
  /** True for a hovered link: its failure is silent (G-41). */
  preload: boolean
  abortController: AbortController
}

/**
 * Waits for the data of a screen, with the same options as the screen's hook. Cached data are used at once; the screen
 * refreshes them when they are old. Data that a write has made stale are read again first.
 */
export async function load<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const known = loader.context.queryClient.getQueryState(options.queryKey)
  await runQuery(loader, options, known?.isInvalidated ? 0 : 'static')
}

/** Waits for the data of a form. It is never filled from the cache, except ahead of a click on a hovered link. */
export async function loadFresh<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  await runQuery(loader, options, loader.preload ? 'static' : 0)
}

/** Waits for the first pages of an infinite list. Cached pages are used at once. */
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

/** Longer than a fast answer takes, shorter than the delay before an outline is shown. */
const MOMENT_MS = 100

/**
 * Loads a list with `read`, but waits only a moment for it: a list can be drawn before its rows, and a fast answer shows no
 * placeholder rows. The screen shows a later answer or a failure. Cached rows and hovered links are waited for in full.
 */
export async function loadBriefly<Options extends { queryKey: QueryKey }>(
  loader: LoaderArguments,
  options: Options,
  read: (loader: LoaderArguments, options: Options) => Promise<void>,
) {
  const isKnown = loader.context.queryClient.getQueryData(options.queryKey) !== undefined
  const reading = read(loader, options)
  const moment = new Promise<void>((resolve) => void setTimeout(resolve, MOMENT_MS))
  await (isKnown || loader.preload ? reading : Promise.race([reading, moment]))
}

/**
 * Loads a list with pages and filters in its address, as `loadBriefly` does, when a person arrives at it. Its loader has the
 * search as `loaderDeps`, so that another page under the pointer is read ahead. On a change of the search the screen itself
 * reads: it stays mounted, and what is typed stays in its fields.
 */
export async function loadOnArrival<Options extends { queryKey: QueryKey }>(
  loader: LoaderArguments & { cause: 'preload' | 'enter' | 'stay' },
  options: Options,
  read: (loader: LoaderArguments, options: Options) => Promise<void>,
) {
  if (loader.cause !== 'stay') await loadBriefly(loader, options, read)
}

/** Reads a query into the cache for `load` and `loadFresh`. */
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
 * Runs the call that the screen waits for. The failure of a hovered link is removed from the cache: the click then makes
 * its own call, with a token refresh and a message on failure.
 */
async function run(loader: LoaderArguments, queryKey: QueryKey, fetch: () => Promise<unknown>) {
  const settled = new AbortController()
  abortWith(loader, queryKey, settled.signal)
  try {
    await fetch()
  } catch (error) {
    if (!loader.preload) throw error
    loader.context.queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' })
  } finally {
    settled.abort()
  }
}

/**
 * Cancels the call of a navigation that another navigation replaces, unless another screen shows the same data. Once the
 * call has `settled` nothing is cancelled, because a later call for the same data must go on.
 */
function abortWith({ abortController, context }: LoaderArguments, queryKey: QueryKey, settled: AbortSignal) {
  const cut = () => {
    const query = context.queryClient.getQueryCache().find({ queryKey, exact: true })
    if (query?.getObserversCount() === 0) void query.cancel({ revert: true, silent: true })
  }
  abortController.signal.addEventListener('abort', cut, { signal: settled })
}

const metaOf = ({ preload }: LoaderArguments) => (preload ? { meta: { silent: true } } : {})
