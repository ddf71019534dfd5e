import type { SessionEnd } from '#api/session-end.ts'
import { tokenOf } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'

/** For unit tests: what this tab hears when another tab changes the storage. */

export const stored = (username: string, number = 1) => JSON.stringify({ accessToken: tokenOf(username, number) })

export const changeElsewhere = (key: string | null, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))

export const changeTokenElsewhere = (oldValue: string | null, newValue: string | null) =>
  changeElsewhere(storageKeys.token.key, oldValue, newValue)

/** The events of `endSession`, for a session of teva. */
export function endElsewhere(end: SessionEnd) {
  const reason = JSON.stringify(end)
  changeElsewhere(storageKeys.sessionEnd.key, null, reason)
  changeTokenElsewhere(stored('teva'), null)
  changeElsewhere(storageKeys.sessionEnd.key, reason, null)
}
