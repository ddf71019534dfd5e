import { useMemo, useSyncExternalStore } from 'react'
import { isObject, list, text } from '#api/read.ts'
import { acceptToken } from '#api/refresh.ts'
import { clearToken, decodeToken, dropToken, farewellIn, holderOf, readToken, TOKEN_KEY } from '#api/token.ts'
import { hasItem, readJson, removeItem, writeJson } from '#lib/storage.ts'
import { can, type Capability } from './permissions.ts'

export const USER_KEY = 'eb_user'

/** What the console remembers of the person signed in (spec section 3). */
export interface SessionUser {
  firstName: string
  roles: string[]
}

function parseUser(value: unknown): SessionUser | undefined {
  if (!isObject(value)) return undefined
  const { firstName } = value
  const roles = list(text)(value['roles'])
  // Somebody without a first name is somebody all the same.
  return typeof firstName !== 'string' || roles === undefined ? undefined : { firstName, roles }
}

/** A damaged user ends the session, whoever meets it first (G-103). */
function storedUser(): SessionUser | undefined {
  const isStored = hasItem(USER_KEY)
  const user = readJson(USER_KEY, parseUser)
  if (isStored && user === undefined) clearToken()
  return user
}

/** A token without a readable expiry is still a token (G-17). */
export function hasSession(): boolean {
  if (readToken() === undefined) removeItem(USER_KEY)
  storedUser()
  return readToken() !== undefined
}

/** The person signed in; the roles come from the token when the user was not stored (G-04). */
export function readUser(): SessionUser {
  const user = storedUser()
  if (user !== undefined) return user
  const token = readToken()
  const claimed = token === undefined ? undefined : decodeToken(token.accessToken)
  return { firstName: claimed?.username ?? '', roles: claimed?.roles ?? [] }
}

/** The user name in the token, when there is one: to recognise oneself in a list (G-48). */
export function ownUsername(): string | undefined {
  const token = readToken()
  return token === undefined ? undefined : decodeToken(token.accessToken)?.username
}

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/**
 * Stores the token of a sign-in. Until it is known whose it is, the name and the roles it claims itself count, not those
 * of whoever was here before.
 * @returns whether the answer held a token
 */
export function beginSession(answer: unknown): boolean {
  removeItem(USER_KEY)
  return acceptToken(answer) !== undefined
}

/** Keeps who has signed in, and ends the wait for them after a suspension. */
export function storeUser(user: SessionUser) {
  writeJson(USER_KEY, user)
  release()
}

/** Signs out: token and user leave the storage, and every listener hears of it. */
export function clearSession() {
  clearToken()
  removeItem(USER_KEY)
  announce()
}

/** Signs out after one's own user name was changed; other tabs hear the new one. */
export function endRenamedSession(username: string) {
  const token = readToken()
  if (token !== undefined) dropToken(token, { renamed: username })
  clearSession()
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
 * Whose session the server ended while something was typed that is not saved: nothing of it is stored any more, but the
 * page stays as it was until the same person has signed in again.
 */
let suspended: string | undefined

/** Ends the session of a page that stays: see `suspended`. */
export function suspendSession(username: string) {
  suspended = username
  clearSession()
}

/** The same person is back, or is not expected any more. */
export function release() {
  suspended = undefined
  announce()
}

export const suspendedUser = () => suspended
export const useSuspendedUser = () => useSyncExternalStore(subscribe, suspendedUser)

/** For work that ends later. @returns whether the person of now is still the one whose page this is */
export function rememberPerson() {
  const person = ownUsername()
  return () => (suspended === undefined ? hasSession() && ownUsername() === person : suspended === person)
}

/** One text for all that the session shows, so that React can tell whether it changed. */
let shown = ''
/**
 * A session that has ended, here or in another tab, changes nothing on a page that is about to be left: with other rights
 * its parts would ask for other data, which nobody may read any more.
 */
function snapshot() {
  const isOver = suspended !== undefined || !hasItem(TOKEN_KEY)
  if (!isOver || shown === '') shown = JSON.stringify(readUser())
  return shown
}

export function useSessionUser(): SessionUser {
  const current = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => JSON.parse(current) as SessionUser, [current])
}

/** Whether to offer this to whoever is signed in; the server remains the judge. */
export const useCan = (capability: Capability): boolean => can(useSessionUser().roles, capability)

/**
 * Tells what other tabs do to the session: signing out, being refused by the server, changing the user name, or signing in
 * as somebody else (quality 4.9), and whose session it was; after a change of the user name, the new one. The event itself
 * says who it was before, so that a sign-in or a refresh of this tab needs no remembering.
 * @returns a function that stops listening
 */
export function watchOtherTabs(
  onChange: (what: 'signed-out' | 'refused' | 'renamed' | 'other-user', username?: string) => void,
): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // A null key is a storage cleared as a whole.
    if (key !== null && key !== TOKEN_KEY) return
    const [before, after] = [suspended ?? holderOf(oldValue), holderOf(newValue)]
    const farewell = farewellIn(oldValue)
    if (after !== undefined) {
      if (before !== undefined && before !== after) onChange('other-user')
      else if (suspended !== undefined) release()
    } else if (farewell === undefined) onChange('signed-out', before)
    else if ('renamed' in farewell) onChange('renamed', farewell.renamed)
    else onChange('refused', before)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
