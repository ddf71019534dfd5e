import { useMemo, useSyncExternalStore } from 'react'
import { isObject, list, text } from '#api/read.ts'
import { clearSession, type SessionEnd, sessionEndIn } from '#api/session-end.ts'
import { acceptToken } from '#api/token-renewal.ts'
import { clearToken, decodeToken, holderOf, readToken } from '#api/token.ts'
import { observable } from '#lib/observable.ts'
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

function claims() {
  const token = readToken()
  return token && decodeToken(token.accessToken)
}

/** The signed-in person. Without a stored user, the roles come from the token (G-04). */
export function readUser(): SessionUser {
  const user = storedUser()
  if (user !== undefined) return user
  const { username = '', roles = [] } = claims() ?? {}
  return { firstName: username, roles }
}

/** User name in the token, if any. It identifies the person's own row in a list (G-48). */
export const ownUsername = () => claims()?.username

/** Stores the token of a sign-in. It gives name and roles until the profile is read. @returns whether there is one */
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
  const stop = suspended.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** User name of a session that the server ended during unsaved input. The page waits for the same person. */
const suspended = observable<string | undefined>(undefined)
export const suspendedUser = suspended.get

/** Keeps the page of an ended session (`suspended`). */
export function suspendSession(username: string) {
  clearSession()
  suspended.set(username)
}

/** Ends the suspension, after the person has signed in again or discarded the input. */
export const endSuspension = () => suspended.set(undefined)

export const useSuspendedUser = () => useSyncExternalStore(subscribe, suspendedUser)

/** Remembers the signed-in person, for asynchronous work. @returns a function that checks whether it is still the same person */
export function rememberPerson() {
  const person = ownUsername()
  return () => {
    const waitsFor = suspendedUser()
    return waitsFor === undefined ? hasSession() && ownUsername() === person : waitsFor === person
  }
}

/** Displayed session data as one string, so that React can compare snapshots. */
let shown = ''
/**
 * The end of a session does not change the snapshot, because the page is left next: with other permissions its parts would
 * request other data without a token.
 */
function snapshot() {
  const isOver = suspendedUser() !== undefined || !hasItem(storageKeys.token)
  if (!isOver || shown === '') shown = JSON.stringify(readUser())
  return shown
}

export function useSessionUser(): SessionUser {
  const current = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => JSON.parse(current) as SessionUser, [current])
}

/** Whether the signed-in person has this permission, for a loader. The server has the final decision. */
export const mayNow = (capability: Capability): boolean => can(readUser().roles, capability)

/** Whether the signed-in person has this permission, for a component. It re-renders when the roles change. */
export const useCan = (capability: Capability): boolean => can(useSessionUser().roles, capability)

/** Reports the end of this session in another tab, by the old value in the event. @returns a function that stops */
export function watchOtherTabs(onEnd: (end: SessionEnd) => void): () => void {
  let announced: SessionEnd | undefined
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKeys.sessionEnd.key) announced = sessionEndIn(newValue)
    // The key is null when the whole storage was cleared.
    if (key !== null && key !== storageKeys.token.key) return
    const [before, after] = [suspendedUser() ?? holderOf(oldValue), holderOf(newValue)]
    if (after === undefined) onEnd({ why: announced?.why ?? 'signed-out', username: announced?.username ?? before })
    else if (before !== undefined && before !== after) onEnd({ why: 'other-user' })
    else if (suspendedUser() !== undefined) endSuspension()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
