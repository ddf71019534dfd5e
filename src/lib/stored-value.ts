import type { StorageKey } from './storage-keys.ts'
import { readJson, removeItem, writeJson } from './storage.ts'

/**
 * A stored value to subscribe to, in sync across tabs. With a forbidden or full storage a change lasts in this tab until it is
 * closed.
 * @param parse as for `readJson`
 */
export function storedValue<T>(entry: StorageKey, parse: (value: unknown) => T | undefined, initial: T) {
  let current: T | undefined
  let isFollowed = false
  const listeners = new Set<() => void>()

  function change(next: T | undefined) {
    current = next
    for (const listener of listeners) listener()
  }

  /** Handles a change in another tab. The key is null when the whole storage was cleared. */
  function onStorage({ key }: StorageEvent) {
    if (key === null || key === entry.key) change(undefined)
  }

  return {
    get: (): T => {
      if (!isFollowed) window.addEventListener('storage', onStorage)
      isFollowed = true
      current ??= readJson(entry, parse) ?? initial
      return current
    },
    /** The value in the storage, which another tab may have written just now. */
    fresh: (): T => readJson(entry, parse) ?? initial,
    /** @returns whether the browser has stored it */
    set: (next: T) => {
      const isPersisted = writeJson(entry, next)
      change(next)
      return isPersisted
    },
    reset: () => {
      removeItem(entry)
      change(initial)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
