import {
  focusManager,
  type Mutation,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import {
  backgroundDefaults,
  cancelBackgroundReads,
  endWaitsForNetwork,
  markAsWritten,
  noteSuccess,
  readAgainOnScreen,
} from '#api/background.ts'
import { describeRead } from '#api/describe-read.ts'
import { AnsweredAfterSession, isEndOfSession, isGoneReference, isRefusal, PossiblyStored } from '#api/errors.ts'
import type { Part, WriteMeta } from '#api/write.ts'
import { presets } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { isSomethingOpen, onOpenChange } from '#ui/open.ts'
import { sendErrorReport } from './error-report.ts'
import { refetchWithoutMessage, showFailedRead, showUnlessUnloading } from './failures.ts'
import type { Write } from './undo.ts'
import { failureOf, successOf } from './write-result.ts'
import { showCreated, showWritten } from './written.ts'

/** Age up to which data count as fresh, so that a click uses the data preloaded by hovering. */
const STALE_MS = 30_000

/** Maximum time that a dialog waits for the refetched list before it closes. */
const PATIENCE_MS = 400

const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS))

/**
 * THE PLACE that turns the outcome of a call into invalidation, message and error report. Screens pass texts and show no toast for a
 * failed call themselves, so that each failure is shown exactly once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // No retries here, because the API layer repeats calls where that is safe. Offline, a call fails at once instead of waiting.
    queries: {
      ...backgroundDefaults,
      retry: false,
      staleTime: STALE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onSuccess: (_data, query) => {
      noteSuccess(query)
      endWaitsForNetwork(queryClient, 'an answer')
    },
    onError: (error, query) => showUnlessUnloading(error, () => !isForgotten(query) && showFailedRead(error, query)),
  }),
  mutationCache: new MutationCache({
    onMutate: (variables, mutation) => {
      writes.set(mutation, { options: mutation.options, variables, startedAt: location.pathname + location.search })
    },
    onSuccess: async (data, variables, _context, mutation) => {
      endWaitsForNetwork(queryClient, 'an answer')
      // Keeps the code that waits for this answer from showing a message or navigating.
      if (isOfFormerSession(mutation)) throw new AnsweredAfterSession()
      const { part } = mutation.meta ?? {}
      if (part === 'step') return
      const write = writes.get(mutation)
      const result = write && part === undefined && successOf(queryClient, write, data)
      if (result) flash.success(result.message, result.facts)
      showChange(data, variables, mutation)
      const isRefreshed = refreshAfter(mutation.meta, variables)
      await Promise.race([isRefreshed, patience()])
    },
    onError: (error, variables, _context, mutation) => {
      if (isOfFormerSession(mutation)) return
      const { part } = mutation.meta ?? {}
      if (part === 'step') return
      if (part === 'one of many') {
        if (!isRefusal(error) && !isEndOfSession(error)) showUnlessUnloading(error, () => sendErrorReport(error))
        void refreshAfter(mutation.meta, variables)
        return
      }
      const write = writes.get(mutation)
      if (write) showUnlessUnloading(error, () => showFailedWrite(write, error))
      if (error instanceof PossiblyStored) void refreshAfter(mutation.meta, variables)
      // A chosen record no longer exists, so all options are refetched (N31).
      if (isGoneReference(error)) void queryClient.invalidateQueries()
      // Another person may have changed the row, so the list is refetched (ERR-12).
      const { invalidates = [], rereadsAfter } = mutation.meta ?? {}
      if (rereadsAfter === 'any failure' || (rereadsAfter === 'a refusal' && isRefusal(error)))
        void rereadQuietly(invalidates)
    },
  }),
})

focusManager.subscribe((isVisible) => isVisible && endWaitsForNetwork(queryClient, 'a person is back'))
onlineManager.subscribe((isOnline) => isOnline && endWaitsForNetwork(queryClient, 'the network is back'))

// Data that change would disturb a person who uses a dialog, a menu or a form.
onOpenChange(() => isSomethingOpen() && cancelBackgroundReads(queryClient))

/** Whether a mutation belongs to an ended session, which empties both caches (session-events.ts) while its calls continue. */
const isOfFormerSession = ({ mutationId }: { mutationId: number }) =>
  queryClient
    .getMutationCache()
    .getAll()
    .every((kept) => kept.mutationId !== mutationId)

/** Writes as they were sent. */
const writes = new WeakMap<object, Write>()

function showFailedWrite(write: Write, error: Error) {
  const result = failureOf(queryClient, write, error, location.pathname)
  if (result === undefined) return
  const { message, facts } = result
  if (message === undefined) flash.keepFailure(facts)
  else flash.error(message, facts)
  // Every other message names the cause.
  if (message === presets.formFailure) sendErrorReport(error)
}

/** Whether the end of the session has removed a query from the cache. */
const isForgotten = (query: Query<unknown, unknown>) => queryClient.getQueryCache().get(query.queryHash) !== query

const holds = (tags: readonly string[], { queryKey }: Pick<Query, 'queryKey'>) =>
  tags.includes(describeRead(queryKey)?.tag ?? '')

/** Refetches the data of a failed write. Failures of the refetch are not shown, so that the reason stays on screen. */
function rereadQuietly(invalidates: readonly string[]) {
  const affected = queryClient.getQueryCache().findAll({ predicate: (query) => holds(invalidates, query) })
  return refetchWithoutMessage(affected, () => refreshAfter({ invalidates }, undefined))
}

/** Applies the change to the cache, before the lists are refetched. */
function showChange(data: unknown, variables: unknown, { meta }: Mutation<unknown, unknown>) {
  const { id, body } = variables as { id?: number; body?: unknown }
  const { resource: tag, operation, invalidates = [], deletes } = meta ?? {}
  if (tag === undefined) return
  if (operation === 'create') showCreated(queryClient, tag, data)
  if (id === undefined) return
  showWritten(queryClient, { tag, tags: invalidates, id, body, deletes: deletes !== undefined })
}

/** Refetches what a write made stale, by the tags of the contract. The open detail of a deleted record gets no 404. */
async function refreshAfter(
  {
    invalidates = [],
    deletes,
    part,
    refetch,
  }: Partial<Pick<WriteMeta, 'invalidates' | 'deletes'>> & { part?: Part; refetch?: 'none' } = {},
  variables: unknown,
) {
  const deletedId = deletes === undefined ? undefined : (variables as { id?: number }).id
  function isDeleted(key: QueryKey) {
    const read = describeRead(key)
    return deletedId !== undefined && read?.tag === deletes && read?.id === deletedId
  }
  queryClient.removeQueries({ predicate: ({ queryKey }) => isDeleted(queryKey), type: 'inactive' })
  const isStale = (query: Pick<Query, 'queryKey'>) => holds(invalidates, query) && !isDeleted(query.queryKey)
  // Their answers may be older than the write.
  cancelBackgroundReads(queryClient, isStale)
  for (const query of queryClient.getQueryCache().findAll({ predicate: isStale })) markAsWritten(query)
  await queryClient.invalidateQueries({ refetchType: 'none', predicate: isStale })
  if (part !== undefined || refetch === 'none') return
  await readAgainOnScreen(queryClient, isStale)
}
