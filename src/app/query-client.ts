import { MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query'
import {
  backgroundDefaults,
  endFailures,
  failuresInRow,
  isReadInBackground,
  readAgainOnScreen,
} from '#api/background.ts'
import { ApiError, isApiError, isRefusal, PossiblyStored } from '#api/errors.ts'
import type { Words, WriteMeta } from '#api/words.ts'
import { lastSuccess, flash } from '#ui/flash/flash.ts'
import { reportUnlessCut } from './leaving.ts'
import { report } from './report.ts'
import { showCreated, showWritten } from './written.ts'

/** The click on a hovered link uses the data that the hover has read; a list is not older than this. */
const STALE_MS = 30_000

/** A dialog waits this long for the refreshed list before it closes. */
const PATIENCE_MS = 400

/**
 * THE PLACE where the outcome of a call becomes invalidation, message and report. Screens pass texts. No screen shows a toast
 * for a failed call itself, so each failure is shown exactly once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The API layer repeats calls where that is safe. Offline, a call fails at once instead of waiting silently.
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
    onSuccess: (_data, query) => endFailures(query),
    onError: (error, query) => reportUnlessCut(error, () => showFailedRead(error, query)),
  }),
  mutationCache: new MutationCache({
    onSuccess: async (data, variables, _context, mutation) => {
      // The code that waits for this answer must neither show a message nor navigate. The status means: the server answered.
      if (isOfFormerSession(mutation)) throw new ApiError({ kind: 'session', status: 200 })
      const { success, step, many } = mutation.meta ?? {}
      if (step) return
      if (many) {
        showChange(data, variables, mutation)
        return refreshAfter({ ...mutation.meta, leaves: true }, variables)
      }
      const sentence = typeof success === 'function' ? success(data, variables) : success
      if (sentence !== undefined) flash.success(sentence)
      showChange(data, variables, mutation)
      const isRefreshed = refreshAfter(mutation.meta, variables)
      await Promise.race([isRefreshed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    },
    onError: (error, variables, _context, mutation) => {
      if (isOfFormerSession(mutation)) return
      const { step, many } = mutation.meta ?? {}
      if (step) return
      if (many) {
        if (!isRefusal(error) && !isEndOfSession(error)) reportUnlessCut(error, () => report(error))
        void refreshAfter({ ...mutation.meta, leaves: true }, variables)
        return
      }
      reportUnlessCut(error, () => showFailedWrite(error, mutation))
      if (error instanceof PossiblyStored) void refreshAfter(mutation.meta, variables)
      // The chosen record no longer exists: all options are read again (N31).
      if (isApiError(error) && error.description?.startsWith('Item not found')) void queryClient.invalidateQueries()
      // Somebody else may have changed the row: the list is read again after a refusal (ERR-12).
      const { failure, invalidates, reloads } = mutation.meta ?? {}
      if (failure === 'refusal' || failure === 'description' || (reloads && isRefusal(error)))
        void reloadQuietly({ ...(invalidates && { invalidates }) }, variables)
    },
  }),
})

/** The end of a session empties both caches (session-events.ts). A running call continues without its cache entry. */
const isOfFormerSession = ({ mutationId }: { mutationId: number }) =>
  queryClient
    .getMutationCache()
    .getAll()
    .every((kept) => kept.mutationId !== mutationId)

let quietReloads = 0

/** Reads again without a message on failure: the reason of the failed write must stay on screen. */
async function reloadQuietly(...given: Parameters<typeof refreshAfter>) {
  quietReloads += 1
  await refreshAfter(...given)
  quietReloads -= 1
}

function showFailedRead(error: Error, query: Query<unknown, unknown>) {
  const isForgotten = queryClient.getQueryCache().get(query.queryHash) !== query
  if (query.meta?.silent || isEndOfSession(error) || isForgotten) return
  if (isReadInBackground(query)) return reportUnreadable(error, failuresInRow(query))
  const { failure, shownByAsker } = query.meta ?? {}
  if (shownByAsker) return reportUnreadable(error)
  if (failure !== undefined) return showFailedWrite(error, { meta: { failure } })
  if (quietReloads > 0) return
  flash.fetchFailure(lastSuccess())
  reportUnreadable(error)
}

/** Refusals and outages of a read are no defect. An answer that cannot be read is one; repeated reads report it once. */
function reportUnreadable(error: Error, failures = 1) {
  if (failures === 1 && (!isApiError(error) || error.kind === 'unreadable')) report(error)
}

/** The sign-in page gives the reason. */
const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

function showFailedWrite(error: Error, { meta }: Pick<Mutation<unknown, unknown>, 'meta'>) {
  if (isEndOfSession(error) || error instanceof PossiblyStored) return
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
  // The description of a 401 is about the token, in English. It does not help the person.
  const shown = (failure === 'description' && error.status !== 401) || (failure === 'refusal' && error.status === 403)
  // Nothing was typed, so the violations are shown instead of the validation preset.
  return shown
    ? (error.description ?? (error.violations.map(({ message }) => message).join(' ') || undefined))
    : undefined
}

/** Shows the change in the cache before the lists have been read again. */
function showChange(data: unknown, variables: unknown, { meta, options: { mutationKey } }: Mutation<unknown, unknown>) {
  const { id, body } = variables as { id?: number; body?: unknown }
  if (mutationKey === undefined) return
  const { invalidates = [], deletes } = meta ?? {}
  const tag = String(mutationKey[0])
  if (mutationKey[1] === 'create') showCreated(queryClient, tag, data)
  if (id === undefined) return
  showWritten(queryClient, { tag, tags: invalidates, id, body, deletes: deletes !== undefined })
}

/**
 * Refetches what is on screen and marks the rest as stale, by the tags of the contract. A deleted record is not read again,
 * because its open detail would answer 404.
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
  const isStale = ({ queryKey }: Pick<Query, 'queryKey'>) =>
    invalidates.includes(String(queryKey[0])) && !isDeleted(queryKey)
  await queryClient.invalidateQueries({ refetchType: 'none', predicate: isStale })
  if (leaves) return
  await readAgainOnScreen(queryClient, isStale)
}
