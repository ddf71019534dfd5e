import { useMemo, useSyncExternalStore } from 'react'
import { isObject, list, text } from '#api/read.ts'
import { clearSession, type SessionEnd, sessionEndIn } from '#api/session-end.ts'
import { acceptToken } from '#api/token-renewal.ts'
import { clearToken, decodeToken, holderOf, readToken } from '#api/token.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, readJson, removeItem, writeJson } from '#lib/storage.ts'
import { can, type Capability } from './permissions.ts'

/** Stored data of the signed-in person. */
export interface SessionUser {
  firstName: string
  roles: string[]
}

function parseUser(value: unknown): SessionUser | undefined {
  if (!isObject(value)) return undefined
  const { firstName } = value
  const roles = list(text)(value['roles'])
  // A user without a first name is valid.
  return typeof firstName !== 'string' || roles === undefined ? undefined : { firstName, roles }
}

/** A stored user that cannot be read ends the session (G-103). */
function storedUser(): SessionUser | undefined {
  const isStored = hasItem(storageKeys.user)
  const user = readJson(storageKeys.user, parseUser)
  if (isStored && user === undefined) clearToken()
  return user
}

/** A token without a readable expiry counts as a session (G-17). */
export function hasSession(): boolean {
  if (readToken() === undefined) removeItem(storageKeys.user)
  storedUser()
  return readToken() !== undefined
}

/** The signed-in person. Without a stored user, the roles come from the token (G-04). */
export function readUser(): SessionUser {
  const user = storedUser()
  if (user !== undefined) return user
  const token = readToken()
  const claimed = token === undefined ? undefined : decodeToken(token.accessToken)
  return { firstName: claimed?.username ?? '', roles: claimed?.roles ?? [] }
}

/** The user name in the token, if any, for finding oneself in a list (G-48). */
export function ownUsername(): string | undefined {
  const token = readToken()
  return token === undefined ? undefined : decodeToken(token.accessToken)?.username
}

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/**
 * Stores the token of a sign-in. Until the profile has been read, the name and the roles in the token count, not those of
 * the former person.
 * @returns whether the answer has a token
 */
export function beginSession(answer: unknown): boolean {
  removeItem(storageKeys.user)
  return acceptToken(answer) !== undefined
}

/** Stores the profile after a sign-in, and ends a suspension. */
export function storeUser(user: SessionUser) {
  writeJson(storageKeys.user, user)
  endSuspension()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * The user name of a session that the server ended over unsaved input. The storage is empty by then, but the page stays as
 * it was until the same person has signed in again.
 */
let suspended: string | undefined

/** Keeps the page of an ended session: see `suspended`. */
export function suspendSession(username: string) {
  suspended = username
  clearSession()
  announce()
}

/** The person has signed in again, or has given up the input. */
export function endSuspension() {
  suspended = undefined
  announce()
}

export const suspendedUser = () => suspended
export const useSuspendedUser = () => useSyncExternalStore(subscribe, suspendedUser)

/** For asynchronous work. @returns a function that checks whether the person is still the same */
export function rememberPerson() {
  const person = ownUsername()
  return () => (suspended === undefined ? hasSession() && ownUsername() === person : suspended === person)
}

/** All displayed session data as one string, so that React can compare snapshots. */
let shown = ''
/**
 * A session that has ended does not re-render the page that is about to be left: with other permissions its parts would
 * request other data without a token.
 */
function snapshot() {
  const isOver = suspended !== undefined || !hasItem(storageKeys.token)
  if (!isOver || shown === '') shown = JSON.stringify(readUser())
  return shown
}

export function useSessionUser(): SessionUser {
  const current = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => JSON.parse(current) as SessionUser, [current])
}

/** Whether the signed-in person is offered this, for a loader. The server decides in the end. */
export const mayNow = (capability: Capability): boolean => can(readUser().roles, capability)

/** The same for a component, which is drawn again when the roles change. */
export const useCan = (capability: Capability): boolean => can(useSessionUser().roles, capability)

/**
 * Watches how other tabs end this session: by `endSession`, by removing the token, or by the sign-in of another person.
 * The storage event holds the old value, so this tab keeps no copy.
 * @returns a function that stops listening
 */
export function watchOtherTabs(onEnd: (end: SessionEnd) => void): () => void {
  let announced: SessionEnd | undefined
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKeys.sessionEnd.key) announced = sessionEndIn(newValue)
    // The key is null when the whole storage was cleared.
    if (key !== null && key !== storageKeys.token.key) return
    const [before, after] = [suspended ?? holderOf(oldValue), holderOf(newValue)]
    if (after === undefined) onEnd({ why: announced?.why ?? 'signed-out', username: announced?.username ?? before })
    else if (before !== undefined && before !== after) onEnd({ why: 'other-user' })
    else if (suspended !== undefined) endSuspension()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
