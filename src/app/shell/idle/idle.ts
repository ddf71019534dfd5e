/** Events that only a person triggers. Reads, renders and scrolling happen without anyone present. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const

/** A computer that wakes up continues its timers late. So the time is looked at again at least this often. */
const LOOK_MS = 15_000

/**
 * Calls `onIdle` once, when no person has used this tab for so long.
 * @returns a function that stops it
 */
export function watchIdle(idleMs: number, onIdle: () => void): () => void {
  let lastAt = Date.now()
  let pointer = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, note, true)
    document.removeEventListener('visibilitychange', look)
  }

  function look() {
    clearTimeout(timer)
    // The clock was set back.
    lastAt = Math.min(lastAt, Date.now())
    const left = lastAt + idleMs - Date.now()
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LOOK_MS))
      return false
    }
    stop()
    onIdle()
    return true
  }

  function note(event: Event) {
    // Browsers also send this when the page moves under a resting pointer.
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent
      const place = `${screenX} ${screenY}`
      if (place === pointer) return
      pointer = place
    }
    // The first movement after a night comes before the timers.
    if (!look()) lastAt = Date.now()
  }

  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  look()
  return stop
}
