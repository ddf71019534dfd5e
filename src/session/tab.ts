import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem } from '#lib/storage.ts'
import { hasSession, ownUsername } from './session.ts'

/** Everything that this tab keeps for a person: its session storage, values of its history, and locks. All of it ends with the session. */

const tabKeys = Object.values(storageKeys).filter(({ storage }) => storage === 'session')

/** Removes the draft of a new delivery, once it is sent or given up. */
export const forgetDraft = () => removeItem(storageKeys.orderDraft)

/** Removes everything in this tab's session storage, when a person signs out: drafts, codes, scroll positions. */
export const forgetTab = () => {
  for (const key of tabKeys) removeItem(key)
}

const releases = new Set<() => void>()

/** Registers how to release something that other tabs wait for, such as a lock. A tab without a session must hold nothing. */
export const releaseWithSession = (release: () => void) => void releases.add(release)

/** Releases everything that this tab holds, when its page is left because the session has ended. */
export function releaseHeld() {
  for (const release of releases) release()
}

/** The owner of the values of this tab: the user name in the token, '' when the token has none. */
export const tabOwner = () => ownUsername() ?? ''

/** The owner of new input; undefined after a sign-out. */
export const currentOwner = () => (hasSession() ? tabOwner() : undefined)

/** After a sign-in: keeps the values of the same person, and removes everything else from this tab. */
export function forgetOthersValues() {
  const person = tabOwner()
  const ownerIn = (value: unknown) => (value as { owner?: unknown } | null)?.owner
  for (const key of tabKeys) if (person === '' || readJson(key, ownerIn) !== person) removeItem(key)
}

const memories: Map<string, unknown>[] = []

/**
 * Values that history entries refer to. The browser keeps the state of an entry after a sign-out and shows it to the next person, and other
 * entries than the current one cannot be changed. So the state holds a key, and the value stays in memory until the session ends.
 * A reload loses the value: a storage would keep what names persons on the disk.
 */
export function entryMemory<T>() {
  const values = new Map<string, T>()
  memories.push(values)
  return {
    /** @returns the key for the state of an entry: random, because entries from before a reload have keys too */
    keep(value: T) {
      // Not `crypto.randomUUID`, which only a page with https has.
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
