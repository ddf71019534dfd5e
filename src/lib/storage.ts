/**
 * Browser storage that never throws. It may be disabled or full, or hold values that others wrote. A value that cannot be
 * parsed counts as absent and is removed, so that it does not break every start.
 */

type Kind = 'local' | 'session'

function storageOf(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

/** The value under `key`, read by `parse`, or undefined. `parse` throws or returns undefined for an invalid value. */
export function readJson<T>(key: string, parse: (value: unknown) => T | undefined, kind: Kind = 'local') {
  const storage = storageOf(kind)
  try {
    const text = storage?.getItem(key)
    if (text === null || text === undefined) return undefined
    const value = parse(JSON.parse(text))
    if (value !== undefined) return value
  } catch {
    // Continues with the removal below.
  }
  removeItem(key, kind)
  return undefined
}

/** Writes `value` as JSON. A full or forbidden storage is ignored. */
export function writeJson(key: string, value: unknown, kind: Kind = 'local') {
  try {
    storageOf(kind)?.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing to do: the console works without storage.
  }
}

export function removeItem(key: string, kind: Kind = 'local') {
  try {
    storageOf(kind)?.removeItem(key)
  } catch {
    // As above.
  }
}

/** Whether `key` has a value, readable or not. */
export function hasItem(key: string, kind: Kind = 'local'): boolean {
  try {
    return (storageOf(kind)?.getItem(key) ?? null) !== null
  } catch {
    return false
  }
}
