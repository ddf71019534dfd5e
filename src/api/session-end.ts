import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, removeItem, writeJson } from '#lib/storage.ts'
import { object, text } from './read.ts'
import { clearToken } from './token.ts'

const whys = [
  'signed-out', // « Déconnexion »
  'refused', // the server refuses both tokens
  'refused-after-rename', // the server refuses both tokens after a change of the person's user name whose answer was lost
  'renamed', // the person's user name was changed, and the tokens contain the old one
  'missing', // a screen or a call found no stored token
  'other-user', // another person has signed in, in another tab
] as const

/** Why the session ended. The table in app/session/session-events.ts defines the consequences. */
export interface SessionEnd {
  why: (typeof whys)[number]
  /** User name of the ended session; after a change of user name, the new one. */
  username?: string | undefined
  /** Address to open after the next sign-in. Defaults to the address where the session ended. */
  address?: string | undefined
}

let follow: (end: SessionEnd) => void = () => {}

export function onSessionEnd(listener: typeof follow) {
  follow = listener
}

/** Removes the session from storage, without calling the handler of this tab. */
export function clearSession() {
  clearToken()
  removeItem(storageKeys.user)
}

/** Ends the session in all tabs. */
export function endSession(end: SessionEnd) {
  const { why, username } = end
  // Other tabs must get the reason before the token is removed.
  if (hasItem(storageKeys.token)) writeJson(storageKeys.sessionEnd, { why, username })
  clearSession()
  removeItem(storageKeys.sessionEnd)
  follow(end)
}

const readEnd = object<Partial<SessionEnd>>({
  why: (value) => whys.find((known) => known === value),
  username: text,
  address: text,
})

/** Reads the known parts of a session end from a history entry or a storage. */
export const parseSessionEnd = (value: unknown) => readEnd(value) ?? {}

/** Reads the text that `endSession` leaves for other tabs in a storage event. */
export function sessionEndIn(stored: string | null): SessionEnd | undefined {
  try {
    const { why, username } = parseSessionEnd(JSON.parse(stored ?? ''))
    return why && { why, username }
  } catch {
    return undefined
  }
}
