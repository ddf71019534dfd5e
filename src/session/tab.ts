import { isObject } from '#api/read.ts'
import { type StorageKey, storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem } from '#lib/storage.ts'
import { hasSession, ownUsername } from './session.ts'

/** State of this tab for a person until the session ends: its session storage, values of history entries, and locks. */

const tabKeys = Object.values(storageKeys).filter(({ storage }) => storage === 'session')

/** Removes the draft of a new delivery, after it was sent or discarded. */
export const forgetDraft = () => removeItem(storageKeys.orderDraft)

/** Removes everything in this tab's session storage, when a person signs out: drafts, codes, scroll positions. */
export const forgetTab = () => {
  for (const key of tabKeys) removeItem(key)
}

const releases = new Set<() => void>()

/** Registers a function that releases a resource shared with other tabs, such as a lock, when the session ends. */
export const releaseWithSession = (release: () => void) => void releases.add(release)

/** Releases all registered resources, when the page is left because the session has ended. */
export function releaseResources() {
  for (const release of releases) release()
}

/** Owner of the values in this tab: the user name in the token, '' when the token has none. */
export const tabOwner = () => ownUsername() ?? ''

/** Owner of new input; undefined after a sign-out. */
export const currentOwner = () => (hasSession() ? tabOwner() : undefined)

/** Reads what this tab keeps for the signed-in person. Without a session the value stays for the next sign-in. */
export const readOwn = <T>(entry: StorageKey, parse: (value: Record<string, unknown>) => T | undefined) =>
  hasSession()
    ? readJson(entry, (value) => (isObject(value) && value['owner'] === tabOwner() ? parse(value) : undefined))
    : undefined

/** Removes from this tab, after a sign-in, all values that do not belong to the same person. */
export function forgetOthersValues() {
  const person = tabOwner()
  const ownerIn = (value: unknown) => (value as { owner?: unknown } | null)?.owner
  for (const key of tabKeys) if (person === '' || readJson(key, ownerIn) !== person) removeItem(key)
}

const memories: Map<string, unknown>[] = []

/**
 * Values that history entries refer to. The browser keeps the state of all entries after a sign-out, for the next person too,
 * and only the current entry can be changed. So the state holds a key, and the value stays in memory until the session
 * ends. A reload loses the value, because a storage would write personal data to the disk.
 */
export function entryMemory<T>() {
  const values = new Map<string, T>()
  memories.push(values)
  return {
    /** @returns a key for the state of an entry. It is random, because entries from before a reload have keys too. */
    keep(value: T) {
      // Not `crypto.randomUUID`, which exists only on pages with https.
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
      values.set(key, value)
      return key
    },
    get: (key: string | undefined) => (key === undefined ? undefined : values.get(key)),
  }
}

/** Clears the values of all history entries, when the session ends. */
export const forgetEntries = () => {
  for (const values of memories) values.clear()
}
