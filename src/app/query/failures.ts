/** Shows and reports failed calls. Each failure is shown exactly once. */
import type { Mutation, Query } from '@tanstack/react-query'
import { failuresInRow, isReadInBackground } from '#api/background.ts'
import { type ApiError, isApiError, PossiblyStored } from '#api/errors.ts'
import type { ServerSentence, WriteOptions } from '#api/write.ts'
import { ConflictError } from '#lib/conflict.ts'
import { flash, lastSuccess } from '#ui/flash/flash.ts'
import { sendErrorReport } from './error-report.ts'

/** Whether an error is the end of the session, which the sign-in page explains. */
export const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

/** Queries refetched after a failed write, whose reason must stay on screen. */
const readQuietly = new WeakSet<object>()

/** Refetches these queries without showing their failures. */
export async function quietly(queries: readonly object[], readAgain: () => Promise<unknown>) {
  for (const query of queries) readQuietly.add(query)
  try {
    await readAgain()
  } finally {
    for (const query of queries) readQuietly.delete(query)
  }
}

export function showFailedRead(error: Error, query: Query<unknown, unknown>) {
  const { silent, shownByCaller } = query.meta ?? {}
  if (silent || isEndOfSession(error)) return
  if (isReadInBackground(query)) return reportUnreadable(error, failuresInRow(query))
  if (shownByCaller) return reportUnreadable(error)
  if (readQuietly.has(query)) return
  flash.fetchFailure(lastSuccess())
  reportUnreadable(error)
}

/** Reports an unreadable answer, once for repeated reads. Refusals and outages are no defects. */
function reportUnreadable(error: Error, failures = 1) {
  if (failures === 1 && (!isApiError(error) || error.kind === 'unreadable')) sendErrorReport(error)
}

type FailureWords = Pick<WriteOptions<unknown, unknown>, 'failure' | 'serverSentence'>

type FailedWrite = Pick<Mutation<unknown, unknown>, 'meta'>

/**
 * Shows a failed write.
 * @returns true if the general message was shown, which may need further help (facts.ts). Undefined for the end of a session and
 * for a refused sign-in, which the journal does not keep.
 */
export function showFailedWrite(error: Error, { meta }: FailedWrite): boolean | undefined {
  if (isEndOfSession(error)) return undefined
  const isPreset = error instanceof PossiblyStored ? undefined : showReason(error, meta)
  if (isPreset !== undefined) return isPreset
  // Not kept for the person who signs in afterwards.
  if (meta?.resource === 'auth') return undefined
  flash.keepFailure()
  return false
}

/** @returns true if the general message was shown, undefined if the screen shows the failure itself */
function showReason(error: Error, words: FailureWords = {}) {
  const isForm = words.serverSentence !== 'always'
  if (isForm && isApiError(error) && error.violations.length > 0) {
    flash.validationFailure()
    return false
  }
  const sentence = isApiError(error) ? sentenceFor(error, words) : undefined
  // The open question or the form shows it.
  if (sentence === null || error instanceof ConflictError) return undefined
  if (sentence !== undefined) {
    flash.error(sentence)
    return false
  }
  flash.formFailure()
  sendErrorReport(error)
  return true
}

function sentenceFor(error: ApiError, { failure, serverSentence = 'never' }: FailureWords) {
  const known = failure?.(error)
  if (known !== undefined) return known
  if (!isServerSentenceShown(error, serverSentence)) return undefined
  // Without typed input the violations are shown instead of the validation preset.
  return error.description ?? (error.violations.map(({ message }) => message).join(' ') || undefined)
}

function isServerSentenceShown({ status }: ApiError, serverSentence: ServerSentence) {
  if (serverSentence === 'if forbidden') return status === 403
  // The description of a 401 is about the token, in English, and of no help to the person.
  return serverSentence === 'always' && status !== 401
}

/** Time after which a page counts as not unloaded. */
const UNLOADING_MS = 5_000

/** Whether the page is being unloaded. */
let state: 'stays' | 'may-unload' | 'unloads' = 'stays'
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: typeof state) {
  clearTimeout(timer)
  const held = waiting
  waiting = []
  state = next
  // The person stayed on the page, or the link was a download, so the failures are shown.
  if (next === 'stays') for (const show of held) show()
}

window.addEventListener('beforeunload', () => {
  if (state === 'unloads') return
  clearTimeout(timer)
  state = 'may-unload'
  // The question of the browser stops all timers, so this one fires only after the answer.
  timer = setTimeout(() => {
    timer = setTimeout(become, UNLOADING_MS, 'stays')
  })
})
window.addEventListener('pagehide', () => become('unloads'))
window.addEventListener('pageshow', () => become('stays'))

/**
 * Shows the failure of a call, unless the unloading page has aborted the call. The message would be stored and shown on the next
 * page, although the server may have completed the call. Chromium aborts calls after `pagehide`. Firefox aborts them after
 * `beforeunload`, when the person may still decide to stay. The failure is then shown if the page stays.
 */
export function showUnlessCut(error: unknown, show: () => void) {
  if (state === 'unloads') return
  const isWithoutAnswer = isApiError(error) && error.kind === 'network'
  if (state === 'may-unload' && isWithoutAnswer) waiting.push(show)
  else show()
}
