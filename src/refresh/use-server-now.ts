import { useSyncExternalStore } from 'react'
import { serverNow } from '#api/token.ts'

const TICK_MS = 20_000

let now = 0

/** The server's clock, up to `TICK_MS` ago, so that all components show the same time. */
function atTick() {
  const exact = serverNow()
  if (Math.abs(exact - now) >= TICK_MS) now = exact
  return now
}

function onTick(listener: () => void) {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

/** The server's clock, updated while the component is on screen. */
export const useServerNow = () => useSyncExternalStore(onTick, atTick)
