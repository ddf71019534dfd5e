import type { StorageKey } from './storage-keys.ts'

/**
 * Browser storage that never throws. It may be disabled or full, or hold values that others wrote. A value that cannot be
 * parsed counts as absent and is removed, so that it does not break every start.
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

/** Writes `value` as JSON. A full or forbidden storage is ignored. */
export function writeJson(entry: StorageKey, value: unknown) {
  try {
    storageOf(entry)?.setItem(entry.key, JSON.stringify(value))
  } catch {
    // Nothing to do: the console works without storage.
  }
}

export function removeItem(entry: StorageKey) {
  try {
    storageOf(entry)?.removeItem(entry.key)
  } catch {
    // As above.
  }
}

/** Whether `entry` has a value, readable or not. */
export function hasItem(entry: StorageKey): boolean {
  try {
    return (storageOf(entry)?.getItem(entry.key) ?? null) !== null
  } catch {
    return false
  }
}
