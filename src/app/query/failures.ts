/** Shows and reports failed reads, and shows no failure that leaving the page has caused. */
import type { Query } from '@tanstack/react-query'
import { failuresInRow, isReadInBackground } from '#api/background.ts'
import { isApiError, isEndOfSession } from '#api/errors.ts'
import { flash, lastSuccess } from '#ui/flash/flash.ts'
import { sendErrorReport } from './error-report.ts'

/** Queries refetched after a failed write, whose reason must stay on screen. */
const withoutMessage = new WeakSet<object>()

/** Refetches these queries without showing their failures. */
export async function refetchWithoutMessage(queries: readonly object[], readAgain: () => Promise<unknown>) {
  for (const query of queries) withoutMessage.add(query)
  try {
    await readAgain()
  } finally {
    for (const query of queries) withoutMessage.delete(query)
  }
}

export function showFailedRead(error: Error, query: Query<unknown, unknown>) {
  const { silent, shownByCaller } = query.meta ?? {}
  if (silent || isEndOfSession(error)) return
  if (isReadInBackground(query)) return reportUnreadable(error, failuresInRow(query))
  if (shownByCaller) return reportUnreadable(error)
  if (withoutMessage.has(query)) return
  flash.fetchFailure(lastSuccess())
  reportUnreadable(error)
}

/** Reports an unreadable answer, once for repeated reads. Refusals and outages are no defects. */
function reportUnreadable(error: Error, failures = 1) {
  if (failures === 1 && (!isApiError(error) || error.kind === 'unreadable')) sendErrorReport(error)
}

/** Time after which a page counts as not unloaded. */
const UNLOADING_MS = 5_000

/** Whether the page is being unloaded. */
let unloading: 'no' | 'perhaps' | 'yes' = 'no'
let pendingFailures: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function setUnloading(next: typeof unloading) {
  clearTimeout(timer)
  const failures = pendingFailures
  pendingFailures = []
  unloading = next
  // The person stayed on the page, or the link was a download, so the failures are shown.
  if (next === 'no') for (const show of failures) show()
}

window.addEventListener('beforeunload', () => {
  if (unloading === 'yes') return
  clearTimeout(timer)
  unloading = 'perhaps'
  // The question of the browser stops all timers, so this one fires only after the answer.
  timer = setTimeout(() => {
    timer = setTimeout(setUnloading, UNLOADING_MS, 'no')
  })
})
window.addEventListener('pagehide', () => setUnloading('yes'))
window.addEventListener('pageshow', () => setUnloading('no'))

/**
 * Shows the failure of a call, unless the unloading page has aborted the call. The message would be stored and shown on the next
 * page, although the server may have completed the call. Chromium aborts calls after `pagehide`. Firefox aborts them after
 * `beforeunload`, when the person may still decide to stay. The failure is then shown if the page stays.
 */
export function showUnlessUnloading(error: unknown, show: () => void) {
  if (unloading === 'yes') return
  const isWithoutAnswer = isApiError(error) && error.kind === 'network'
  if (unloading === 'perhaps' && isWithoutAnswer) pendingFailures.push(show)
  else show()
}
