import type { StorageKey } from './storage-keys.ts'

/**
 * Browser storage that never throws. It may be disabled or full, or hold values of other programs. A value that cannot be
 * parsed counts as absent and is removed, so that it does not break each start.
 */

/** Calls `act` with the storage of a value. Undefined when that fails: the console works without storage. */
function inStorage<Result>({ storage }: StorageKey, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(storage === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    return undefined
  }
}

/** The value of `entry`, read by `parse`, or undefined. `parse` throws or returns undefined for an invalid value. */
export function readJson<T>(entry: StorageKey, parse: (value: unknown) => T | undefined) {
  const text = inStorage(entry, (storage) => storage.getItem(entry.key)) ?? undefined
  if (text === undefined) return undefined
  try {
    const value = parse(JSON.parse(text))
    if (value !== undefined) return value
  } catch {
    // Continues with the removal below.
  }
  removeItem(entry)
  return undefined
}

/** Writes `value` as JSON. @returns whether the browser has stored it: false for a full or forbidden storage */
export const writeJson = (entry: StorageKey, value: unknown): boolean =>
  inStorage(entry, (storage) => {
    storage.setItem(entry.key, JSON.stringify(value))
    return true
  }) ?? false

export const removeItem = (entry: StorageKey) => inStorage(entry, (storage) => storage.removeItem(entry.key))

/** Whether `entry` has a value, readable or not, that contains the text `part`. */
export const hasItem = (entry: StorageKey, part = ''): boolean =>
  inStorage(entry, (storage) => storage.getItem(entry.key)?.includes(part)) ?? false

/** A stored value, in sync across tabs. What a full or forbidden storage refuses lasts until this tab is closed. */
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
