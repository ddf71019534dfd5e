/**
 * Local storage that never throws: it may be disabled, full, or hold what another program or a curious hand wrote.
 * What cannot be parsed counts as absent and is removed, so that one bad value does not break every start.
 */

type Kind = 'local' | 'session'

function storageOf(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

/** The value under `key` as `parse` reads it, or undefined. `parse` throws or returns undefined for what it refuses. */
export function readJson<T>(key: string, parse: (value: unknown) => T | undefined, kind: Kind = 'local') {
  const storage = storageOf(kind)
  try {
    const text = storage?.getItem(key)
    if (text === null || text === undefined) return undefined
    const value = parse(JSON.parse(text))
    if (value !== undefined) return value
  } catch {
    // Falls through to the removal below: unreadable is the same as refused.
  }
  removeItem(key, kind)
  return undefined
}

/** Writes `value` as JSON; a full or forbidden storage is ignored, the page goes on with what it holds in memory. */
export function writeJson(key: string, value: unknown, kind: Kind = 'local') {
  try {
    storageOf(kind)?.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing to do: persistence is a convenience here.
  }
}

export function removeItem(key: string, kind: Kind = 'local') {
  try {
    storageOf(kind)?.removeItem(key)
  } catch {
    // As above.
  }
}

/** Whether anything at all stands under `key`, readable or not. */
export function hasItem(key: string, kind: Kind = 'local'): boolean {
  try {
    return (storageOf(kind)?.getItem(key) ?? null) !== null
  } catch {
    return false
  }
}
