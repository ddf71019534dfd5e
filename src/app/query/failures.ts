/** Shows and reports failed calls. Each failure is shown exactly once. */
import type { Mutation, Query } from '@tanstack/react-query'
import { failuresInRow, isReadInBackground } from '#api/background.ts'
import { type ApiError, isApiError, PossiblyStored } from '#api/errors.ts'
import type { ServerSentence, Words } from '#api/write.ts'
import { flash, lastSuccess } from '#ui/flash/flash.ts'
import { report } from './report.ts'

/** The sign-in page gives the reason. */
export const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

/** Queries that are read again after a failed write. The reason of that failure must stay on screen. */
const readQuietly = new WeakSet<object>()

/** Runs a reading of these queries. Their failures are not shown. */
export async function quietly(queries: readonly object[], readAgain: () => Promise<unknown>) {
  for (const query of queries) readQuietly.add(query)
  try {
    await readAgain()
  } finally {
    for (const query of queries) readQuietly.delete(query)
  }
}

export function showFailedRead(error: Error, query: Query<unknown, unknown>) {
  const { silent, shownByAsker } = query.meta ?? {}
  if (silent || isEndOfSession(error)) return
  if (isReadInBackground(query)) return reportUnreadable(error, failuresInRow(query))
  if (shownByAsker) return reportUnreadable(error)
  if (readQuietly.has(query)) return
  flash.fetchFailure(lastSuccess())
  reportUnreadable(error)
}

/** Refusals and outages of a read are no defect. An answer that cannot be read is one; repeated reads report it once. */
function reportUnreadable(error: Error, failures = 1) {
  if (failures === 1 && (!isApiError(error) || error.kind === 'unreadable')) report(error)
}

type FailureWords = Pick<Words<unknown, unknown>, 'failure' | 'serverSentence'>

type FailedWrite = Pick<Mutation<unknown, unknown>, 'meta' | 'options'>

/**
 * @returns whether the general sentence is shown, which does not help everywhere (facts.ts). Undefined when nothing is kept,
 * because the sign-in page shows it
 */
export function showFailedWrite(error: Error, { meta, options: { mutationKey } }: FailedWrite): boolean | undefined {
  if (isEndOfSession(error)) return undefined
  const isPreset = error instanceof PossiblyStored ? undefined : showReason(error, meta)
  if (isPreset !== undefined) return isPreset
  // A refused sign-in is no message for the person who is signed in afterwards.
  if (mutationKey?.[0] === 'auth') return undefined
  flash.keepFailure()
  return false
}

/** @returns whether it is the general sentence, or undefined when the screen shows the failure itself */
function showReason(error: Error, words: FailureWords = {}) {
  const isForm = words.serverSentence !== 'always'
  if (isForm && isApiError(error) && error.violations.length > 0) {
    flash.validationFailure()
    return false
  }
  const sentence = isApiError(error) ? sentenceFor(error, words) : undefined
  if (sentence === null) return undefined
  if (sentence !== undefined) {
    flash.error(sentence)
    return false
  }
  flash.formFailure()
  report(error)
  return true
}

function sentenceFor(error: ApiError, { failure, serverSentence = 'never' }: FailureWords) {
  const known = failure?.(error)
  if (known !== undefined) return known
  if (!isServerSentenceShown(error, serverSentence)) return undefined
  // Nothing was typed, so the violations are shown instead of the validation preset.
  return error.description ?? (error.violations.map(({ message }) => message).join(' ') || undefined)
}

function isServerSentenceShown({ status }: ApiError, serverSentence: ServerSentence) {
  if (serverSentence === 'if forbidden') return status === 403
  // The description of a 401 is about the token, in English. It does not help the person.
  return serverSentence === 'always' && status !== 401
}

/** A page that is still there after this time was not unloaded. */
const UNLOADING_MS = 5_000

/** Whether the page is being left. */
let state: 'stays' | 'may-unload' | 'unloads' = 'stays'
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: typeof state) {
  clearTimeout(timer)
  const held = waiting
  waiting = []
  state = next
  // The person stayed on the page, or the link was a download: the failure has to be shown after all.
  if (next === 'stays') for (const show of held) show()
}

window.addEventListener('beforeunload', () => {
  if (state === 'unloads') return
  clearTimeout(timer)
  state = 'may-unload'
  // The browser's own question stops all timers. The first one fires only after the answer.
  timer = setTimeout(() => {
    timer = setTimeout(become, UNLOADING_MS, 'stays')
  })
})
window.addEventListener('pagehide', () => become('unloads'))
window.addEventListener('pageshow', () => become('stays'))

/**
 * Shows the failure of a call, unless the unloading page itself has cut the call. Such a message would be stored and shown
 * on the next page, although the server may have done what was asked. Chromium cuts calls after `pagehide`. Firefox cuts
 * them after `beforeunload`, when the person may still decide to stay: such a failure is shown once the page has stayed.
 */
export function showUnlessCut(error: unknown, show: () => void) {
  if (state === 'unloads') return
  const isWithoutAnswer = isApiError(error) && error.kind === 'network'
  if (state === 'may-unload' && isWithoutAnswer) waiting.push(show)
  else show()
}
