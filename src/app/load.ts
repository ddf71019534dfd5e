import type {
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { Config } from './config.ts'

export interface RouterContext {
  queryClient: QueryClient
  config: Config
}

interface LoaderArguments {
  context: Pick<RouterContext, 'queryClient'>
  /** A hovered link: its failure is nobody's concern yet (G-41). */
  preload: boolean
  abortController: AbortController
}

const metaOf = ({ preload }: LoaderArguments) => (preload ? { meta: { silent: true } } : {})

/**
 * A navigation that is overtaken takes its calls with it, unless another screen still shows what they bring. Only until
 * its own have `settled`: whoever asks for the same afterwards is not cut off with it.
 */
function abortWith({ abortController, context }: LoaderArguments, queryKey: QueryKey, settled: AbortSignal) {
  const cut = () => {
    const query = context.queryClient.getQueryCache().find({ queryKey, exact: true })
    if (query?.getObserversCount() === 0) void query.cancel({ revert: true, silent: true })
  }
  abortController.signal.addEventListener('abort', cut, { signal: settled })
}

/**
 * Runs what the screen waits for. A hovered link that fails leaves no trace: the click that follows, or that came while
 * the call was still under way, asks for itself, refreshes the token if need be and tells what goes wrong.
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
 * Waits for what the screen reads, with the very options the screen uses. What is cached is shown at once, and refreshed
 * by the screen itself when it is old; what a write has made untrue is read again first.
 */
export async function load<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const known = loader.context.queryClient.getQueryState(options.queryKey)
  await runQuery(loader, options, known?.isInvalidated ? 0 : 'static')
}

/** The same for a form: never prefilled with what may have changed since. */
export async function loadFresh<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  await runQuery(loader, options, loader.preload ? 'static' : 0)
}

async function runQuery<Data, Key extends QueryKey>(
  loader: LoaderArguments,
  { queryKey, queryFn }: UseQueryOptions<Data, Error, Data, Key>,
  staleTime: number | 'static',
) {
  await run(loader, queryKey, () =>
    loader.context.queryClient.query({ queryKey, ...(queryFn && { queryFn }), ...metaOf(loader), staleTime }),
  )
}

/** The same for pages loaded one after the other. */
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

/** Longer than a quick answer takes, shorter than the wait after which an outline is shown. */
const momentMs = 100

/**
 * For a list, which can stand without its rows: waits for them a moment, so that a quick answer shows no skeleton. What
 * comes later, or fails, is the screen's own to show. Where rows are known, or only a link is hovered, it is a wait as any.
 */
export async function loadBriefly<Options extends { queryKey: QueryKey }>(
  loader: LoaderArguments,
  options: Options,
  loadAll: (loader: LoaderArguments, options: Options) => Promise<void>,
) {
  const isKnown = loader.context.queryClient.getQueryData(options.queryKey) !== undefined
  const reading = loadAll(loader, options)
  const moment = new Promise<void>((resolve) => void setTimeout(resolve, momentMs))
  await (isKnown || loader.preload ? reading : Promise.race([reading, moment]))
}
