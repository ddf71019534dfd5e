import { onSessionEnd } from '#api/refresh.ts'
import { forgetTab } from '#session/draft.ts'
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
import { lastSuccess, flash } from '#ui/flash/flash.ts'
import { hasUnsavedTyping, mayLeavePage } from '#ui/form/unsaved.ts'
import { queryClient } from './query-client.ts'
import { type Reason, type WayIn, wayIn } from './way-in.ts'

/** The part of the router that is used here. Importing the router's own type would make a circle through every screen. */
interface Way {
  navigate: (to: { to: '/connexion'; replace: true; ignoreBlocker: true; state: { wayIn: WayIn } }) => Promise<void>
  history: { destroy: () => void; location: { href: string } }
}
type Leave = (wayIn: WayIn) => unknown

/**
 * Removes everything of the person from this page: caches, and reads that are still running. A running write is not cut,
 * but its outcome is no longer shown (query-client.ts).
 */
function forget() {
  void queryClient.cancelQueries()
  queryClient.clear()
  flash.clear()
}

/** « Déconnexion ». Asks first when input would be lost. `leave` opens the sign-in page. */
export async function signOut(leave: Leave) {
  if (!(await mayLeavePage())) return
  clearSession()
  forget()
  forgetTab()
  leave(wayIn.leave())
}

/** The person gives up the input instead of signing in again. */
export function giveUp(leave: Leave) {
  forget()
  release()
  leave(wayIn.leave())
}

/**
 * The user name was changed to `username`, so the server no longer accepts the token. The message of the save is shown on
 * the sign-in page. `address` is where the save would have led.
 */
export function leaveRenamed(username: string, address: string, leave: Leave) {
  const news = lastSuccess()
  endRenamedSession(username)
  forget()
  if (news !== '') flash.success(news)
  leave(wayIn.leave({ reason: 'renamed', username, address }))
}

/**
 * Handles what ends a session from outside the screens: a refused refresh (the page reloads, unless input would be lost), a
 * missing token when a call is made, another tab, and a page that the browser restores from memory after signing out.
 * @returns a function that stops listening to other tabs
 */
export function followSession({ navigate, history }: Way) {
  let reloading = false
  function reload() {
    if (reloading) return
    reloading = true
    // Without a session there is no question before leaving.
    history.destroy()
    window.location.reload()
  }
  const leave: Leave = (state) => {
    if (!reloading) void navigate({ to: '/connexion', replace: true, ignoreBlocker: true, state: { wayIn: state } })
  }
  const over = (reason: Reason, username?: string) =>
    wayIn.leave({ ...wayIn.expire(history.location.href, username), reason })

  /** The page stays, under the request to sign in again. That needs a known user name. */
  function suspend(username: string | undefined) {
    if (username && hasUnsavedTyping()) suspendSession(username)
    return suspendedUser() !== undefined
  }

  // The draft of a delivery stays for its author, because some of its orders may exist already.
  onSessionEnd((reason, username) => {
    if (wayIn.hasLeft() || suspend(reason === 'missing' ? undefined : username)) return
    clearSession()
    forget()
    if (reloading) return
    const ended = over(reason === 'renamed' ? reason : 'expired', username)
    if (reason === 'missing') leave(ended)
    else {
      wayIn.keepForReload(ended)
      reload()
    }
  })
  const stop = watchOtherTabs((what, username) => {
    if (wayIn.hasLeft()) return
    if (what === 'signed-out' || what === 'other-user') forgetTab()
    if (what !== 'other-user' && suspend(username)) return
    forget()
    if (what === 'other-user') reload()
    else if (what === 'refused') leave(over('expired', username))
    else if (what === 'renamed') leave(over(what, username))
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
