import { isApiError } from '#api/errors.ts'

/** How long a page that was asked to unload may take to do so before it counts as staying. */
const UNLOADING_MS = 5_000

let state: 'stays' | 'may-unload' | 'unloads' = 'stays'
let held: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: typeof state) {
  clearTimeout(timer)
  const tellings = held
  held = []
  state = next
  // The person refused to leave, or what was asked for was a download: the page is still here, and so is the failure.
  if (next === 'stays') for (const tell of tellings) tell()
}

window.addEventListener('beforeunload', () => {
  if (state === 'unloads') return
  clearTimeout(timer)
  state = 'may-unload'
  // The browser's own question stops every timer: the first one fires only once it is answered.
  timer = setTimeout(() => {
    timer = setTimeout(become, UNLOADING_MS, 'stays')
  })
})
window.addEventListener('pagehide', () => become('unloads'))
window.addEventListener('pageshow', () => become('stays'))

/**
 * Tells of a failed call, unless the page's own unloading has cut it: told and stored, that would greet the next page with
 * a failure, though the server may have done what was asked. Chromium cuts after `pagehide`, Firefox already after
 * `beforeunload`, which the person may still refuse: a call that ends without an answer in between is told once the page
 * turns out to stay.
 */
export function tellUnlessCut(error: unknown, tell: () => void) {
  if (state === 'unloads') return
  const isWithoutAnswer = isApiError(error) && error.kind === 'network'
  if (state === 'may-unload' && isWithoutAnswer) held.push(tell)
  else tell()
}
