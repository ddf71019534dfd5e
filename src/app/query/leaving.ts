import { isApiError } from '#api/errors.ts'

/** A page that is still there after this time was not unloaded. */
const UNLOADING_MS = 5_000

let state: 'stays' | 'may-unload' | 'unloads' = 'stays'
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: typeof state) {
  clearTimeout(timer)
  const reports = waiting
  waiting = []
  state = next
  // The person stayed on the page, or the link was a download: the failure has to be shown after all.
  if (next === 'stays') for (const report of reports) report()
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
export function reportUnlessCut(error: unknown, report: () => void) {
  if (state === 'unloads') return
  const isWithoutAnswer = isApiError(error) && error.kind === 'network'
  if (state === 'may-unload' && isWithoutAnswer) waiting.push(report)
  else report()
}
