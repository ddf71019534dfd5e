import { MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query'
import { ApiError, isApiError, isRefusal, SeemsStored } from '#api/errors.ts'
import type { Words, WriteMeta } from '#api/words.ts'
import { doneJustNow, flash } from '#ui/flash/flash.ts'
import { reportUnlessCut } from './leaving.ts'
import { report } from './report.ts'
import { showWritten } from './written.ts'

/** Long enough that a hovered link's data serve its click, short enough that a list is not yesterday's. */
const STALE_MS = 30_000

/** A quick server shows its own truth before a window closes; nobody waits longer for a list. */
const PATIENCE_MS = 400

/**
 * THE PLACE where the outcome of a call becomes invalidation, message and report (spec section 8). Screens pass words;
 * none of them shows a toast for a failed call on its own, so each failure is told exactly once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The API layer repeats what may be repeated. Offline, a call fails and says so instead of waiting in silence.
    queries: {
      retry: false,
      staleTime: STALE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: (error, query) => reportUnlessCut(error, () => showFailedRead(error, query)) }),
  mutationCache: new MutationCache({
    onSuccess: async (data, variables, _context, mutation) => {
      // Whoever waits for this answer must neither tell nor navigate. The status says that the server did answer.
      if (isOfFormerSession(mutation)) throw new ApiError({ kind: 'session', status: 200 })
      const { success, step } = mutation.meta ?? {}
      if (step) return
      const sentence = typeof success === 'function' ? success(data, variables) : success
      if (sentence !== undefined) flash.success(sentence)
      showChange(variables, mutation)
      const isRefreshed = refreshAfter(mutation.meta, variables)
      await Promise.race([isRefreshed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    },
    onError: (error, variables, _context, mutation) => {
      if (isOfFormerSession(mutation)) return
      if (mutation.meta?.step) return
      reportUnlessCut(error, () => showFailedWrite(error, mutation))
      if (error instanceof SeemsStored) void refreshAfter(mutation.meta, variables)
      // What was chosen is gone (contract.md N31): whatever it was chosen from is read again.
      if (isApiError(error) && error.description?.startsWith('Item not found')) void queryClient.invalidateQueries()
      // Somebody else may have changed the row: the list shows the truth after a refusal (ERR-12).
      const { failure, invalidates, reloads } = mutation.meta ?? {}
      if (failure === 'refusal' || failure === 'description' || (reloads && isRefusal(error)))
        void reloadQuietly({ ...(invalidates && { invalidates }) }, variables)
    },
  }),
})

/** The end of a session empties both caches (session-events.ts). A call that was under way goes on without its entry. */
const isOfFormerSession = ({ mutationId }: { mutationId: number }) =>
  queryClient
    .getMutationCache()
    .getAll()
    .every((kept) => kept.mutationId !== mutationId)

let quietReloads = 0

/** Should the list not come either, why the write failed is what one has to know: its message stays. */
async function reloadQuietly(...given: Parameters<typeof refreshAfter>) {
  quietReloads += 1
  await refreshAfter(...given)
  quietReloads -= 1
}

function showFailedRead(error: Error, query: Query<unknown, unknown>) {
  const isForgotten = queryClient.getQueryCache().get(query.queryHash) !== query
  if (query.meta?.silent || isEndOfSession(error) || isForgotten) return
  const { failure } = query.meta ?? {}
  if (failure !== undefined) return showFailedWrite(error, { meta: { failure } })
  if (quietReloads > 0) return
  flash.fetchFailure(doneJustNow())
  if (!isApiError(error) || error.kind === 'unreadable') report(error)
}

/** The way to the sign-in page is message enough. */
const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

function showFailedWrite(error: Error, { meta }: Pick<Mutation<unknown, unknown>, 'meta'>) {
  if (isEndOfSession(error) || error instanceof SeemsStored) return
  const isForm = meta?.failure !== 'description'
  if (isForm && isApiError(error) && error.violations.length > 0) return flash.validationFailure()
  const sentence = isApiError(error) ? sentenceFor(error, meta?.failure) : undefined
  if (sentence === null) return
  if (sentence !== undefined) return flash.error(sentence)
  flash.formFailure()
  report(error)
}

function sentenceFor(error: ApiError, failure: Words<unknown, unknown>['failure'] = 'form') {
  if (typeof failure === 'function') return failure(error)
  // A 401 that reaches this place speaks of the token, in English: the person asked for something else.
  const shown = (failure === 'description' && error.status !== 401) || (failure === 'refusal' && error.status === 403)
  // Nothing was typed that a preset could ask to check: what is wrong stands in the violations.
  return shown
    ? (error.description ?? (error.violations.map(({ message }) => message).join(' ') || undefined))
    : undefined
}

/** Shows the change in the cache before the lists have been read again. */
function showChange(variables: unknown, { meta, options: { mutationKey } }: Mutation<unknown, unknown>) {
  const { id, body } = variables as { id?: number; body?: unknown }
  if (id === undefined || mutationKey === undefined) return
  const { invalidates = [], deletes } = meta ?? {}
  const tag = String(mutationKey[0])
  showWritten(queryClient, { tag, tags: invalidates, id, body, deletes: deletes !== undefined })
}

/**
 * Refetches what is on screen and marks the rest stale, by the tags the contract names. What was just deleted is not
 * asked for again: its open detail would answer 404.
 */
async function refreshAfter(
  {
    invalidates = [],
    deletes,
    leaves,
  }: Partial<Pick<WriteMeta, 'invalidates' | 'deletes'>> & { leaves?: boolean } = {},
  variables: unknown,
) {
  const deletedId = deletes === undefined ? undefined : (variables as { id?: number }).id
  const isDeleted = (key: readonly unknown[]) => deletedId !== undefined && key[0] === deletes && key[2] === deletedId
  queryClient.removeQueries({ predicate: ({ queryKey }) => isDeleted(queryKey), type: 'inactive' })
  await queryClient.invalidateQueries({
    refetchType: leaves ? 'none' : 'active',
    predicate: ({ queryKey }) => invalidates.includes(String(queryKey[0])) && !isDeleted(queryKey),
  })
}
