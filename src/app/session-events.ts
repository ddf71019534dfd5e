import { onSessionEnd } from '#api/refresh.ts'
import { forgetDrafts } from '#session/draft.ts'
import {
  clearSession,
  endRenamedSession,
  hasSession,
  ownUsername,
  release,
  suspendedUser,
  suspendSession,
  watchOtherTabs,
} from '#session/session.ts'
import { doneJustNow, flash } from '#ui/flash/flash.ts'
import { hasUnsavedTyping, mayLeavePage } from '#ui/form/unsaved.ts'
import { queryClient } from './query-client.ts'
import { type WayIn, wayIn } from './way-in.ts'

/** What is needed of the router. Its own type would import every screen, and with them this file again. */
interface Way {
  navigate: (to: { to: '/connexion'; replace: true; ignoreBlocker: true; state: { wayIn: WayIn } }) => Promise<void>
  history: { destroy: () => void; location: { href: string } }
}
type Leave = (wayIn: WayIn) => unknown

/**
 * Nothing of the person is left in this page: not in the cache, and no answer still on its way (quality 4.10). A write that
 * is still under way is not cut off, but nobody hears of it any more (query-client.ts).
 */
function forget() {
  void queryClient.cancelQueries()
  queryClient.clear()
  flash.clear()
}

/** « Déconnexion ». Asks first when something typed would be lost. `leave` goes to the sign-in page. */
export async function signOut(leave: Leave) {
  if (!(await mayLeavePage())) return
  clearSession()
  forget()
  forgetDrafts()
  leave(wayIn.leave())
}

/** The person who was asked to sign in again gives up what they typed. */
export function giveUp(leave: Leave) {
  forget()
  release()
  leave(wayIn.leave())
}

/**
 * The user name has just been changed to `username`, and the server knows the one in the token no more. What was saved is
 * still told on the sign-in page; `address` is where saving would have led.
 */
export function leaveRenamed(username: string, address: string, leave: Leave) {
  const news = doneJustNow()
  endRenamedSession(username)
  forget()
  if (news !== '') flash.success(news)
  leave(wayIn.leave({ reason: 'renamed', username, address }))
}

/**
 * What ends a session from outside the screens: a server that refuses to prolong it (the page reloads, spec section 4,
 * unless something typed would be lost with it), a token that is gone when a call is about to be made, another tab. And
 * the browser's own memory of a page: Back after signing out must not bring it to life.
 * @returns a function that no longer listens to other tabs
 */
export function followSession({ navigate, history }: Way) {
  let reloading = false
  function reload() {
    if (reloading) return
    reloading = true
    // Without a session there is nothing to stay for: nobody is asked whether to leave.
    history.destroy()
    window.location.reload()
  }
  const leave: Leave = (state) => {
    if (!reloading) void navigate({ to: '/connexion', replace: true, ignoreBlocker: true, state: { wayIn: state } })
  }
  const expire = (username?: string) => wayIn.expire(history.location.href, username)

  /** The page stays as it is, under the request to sign in again; that can only be asked of somebody known. */
  function suspend(username: string | undefined) {
    if (username && hasUnsavedTyping()) suspendSession(username)
    return suspendedUser() !== undefined
  }

  // A delivery in the middle of being created waits for its author to sign in again: orders of it may exist.
  onSessionEnd((reason, username) => {
    if (wayIn.hasLeft() || suspend(reason === 'refused' ? username : undefined)) return
    clearSession()
    forget()
    if (reloading) return
    const expired = expire(username)
    if (reason === 'missing') leave(expired)
    else {
      wayIn.keepForReload(expired)
      reload()
    }
  })
  const stop = watchOtherTabs((what, username) => {
    if (wayIn.hasLeft()) return
    if (what === 'signed-out' || what === 'other-user') forgetDrafts()
    if (what !== 'other-user' && suspend(username)) return
    forget()
    if (what === 'other-user') reload()
    else if (what === 'refused') leave(expire(username))
    else if (what === 'renamed') leave(wayIn.leave({ ...expire(username), reason: what }))
    else leave(wayIn.leave())
  })

  const whoIsHere = () => (hasSession() ? (ownUsername() ?? '') : undefined)
  let hidden: string | undefined
  window.addEventListener('pagehide', () => {
    hidden = whoIsHere()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && whoIsHere() !== hidden) reload()
  })
  return stop
}
