import type { StorageKey } from './storage-keys.ts'

/**
 * Browser storage that never throws. It may be disabled or full, or hold values of other programs. A value that cannot be
 * parsed counts as absent and is removed, so that it does not break each start.
 */

function storageOf({ storage }: StorageKey): Storage | undefined {
  try {
    return storage === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

/** The value of `entry`, read by `parse`, or undefined. `parse` throws or returns undefined for an invalid value. */
export function readJson<T>(entry: StorageKey, parse: (value: unknown) => T | undefined) {
  const storage = storageOf(entry)
  try {
    const text = storage?.getItem(entry.key)
    if (text === null || text === undefined) return undefined
    const value = parse(JSON.parse(text))
    if (value !== undefined) return value
  } catch {
    // Continues with the removal below.
  }
  removeItem(entry)
  return undefined
}

/** Writes `value` as JSON. @returns whether the browser has stored it: false for a full or forbidden storage */
export function writeJson(entry: StorageKey, value: unknown) {
  try {
    const storage = storageOf(entry)
    storage?.setItem(entry.key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    // The console works without storage.
    return false
  }
}

export function removeItem(entry: StorageKey) {
  try {
    storageOf(entry)?.removeItem(entry.key)
  } catch {
    // The console works without storage.
  }
}

/** Whether `entry` has a value, readable or not, that contains the text `part`. */
export function hasItem(entry: StorageKey, part = ''): boolean {
  try {
    return storageOf(entry)?.getItem(entry.key)?.includes(part) ?? false
  } catch {
    return false
  }
}

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
