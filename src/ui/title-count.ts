import { useSyncExternalStore } from 'react'

/** A number before the title of the browser tab, such as unread alerts. */
let count = 0
const listeners = new Set<() => void>()

export function setTitleCount(next: number) {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** « (2) » before a title, or ''. */
export const useTitleCount = () => useSyncExternalStore(subscribe, () => (count > 0 ? `(${count}) ` : ''))
