import { onSessionEnd } from '#api/refresh.ts'
import { forgetDrafts } from '#session/draft.ts'
import {
  clearSession,
  hasSession,
  ownUsername,
  release,
  suspendedUser,
  suspendSession,
  watchOtherTabs,
} from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import { queryClient } from './query-client.ts'

/** What is needed of the router. Its own type would import every screen, and with them this file again. */
interface Way {
  navigate: (to: { to: '/connexion'; replace: true; ignoreBlocker: true }) => Promise<void>
  history: { destroy: () => void }
}

/** Nothing of the person is left in this page: not in the cache, and no answer still on its way (quality 4.10). */
function forget() {
  void queryClient.cancelQueries()
  queryClient.clear()
  flash.clear()
}

/** « Déconnexion ». `leave` goes to the sign-in page. */
export function signOut(leave: () => unknown) {
  clearSession()
  forget()
  forgetDrafts()
  leave()
}

/** Whoever was asked to sign in again over what they typed would rather leave it. */
export function giveUp(leave: () => unknown) {
  forget()
  release()
  leave()
}

/**
 * What ends a session from outside the screens: a server that refuses to prolong it (the page reloads, spec section 4,
 * unless something typed would be lost with it), a token that is gone when a call is about to be made, another tab. And
 * the browser's own memory of a page: Back after signing out must not bring it to life.
 */
export function followSession(router: Way) {
  let reloading = false
  function reload() {
    if (reloading) return
    reloading = true
    // Whoever has no session any more is not asked whether to leave: « rester » would keep a page that can do nothing.
    router.history.destroy()
    window.location.reload()
  }
  function leave() {
    if (!reloading) void router.navigate({ to: '/connexion', replace: true, ignoreBlocker: true })
  }

  /** The page stays as it is, under the request to sign in again; that can only be asked of somebody known. */
  function suspend(username: string | undefined) {
    if (username && hasUnsavedTyping()) suspendSession(username)
    return suspendedUser() !== undefined
  }

  // A delivery in the middle of being created waits for its author to sign in again: orders of it may exist.
  onSessionEnd((reason, username) => {
    if (suspend(reason === 'refused' ? username : undefined)) return
    clearSession()
    forget()
    if (reason === 'refused') reload()
    else leave()
  })
  watchOtherTabs((what, username) => {
    if (what === 'refused' && suspend(username)) return
    forget()
    if (what !== 'refused') forgetDrafts()
    if (what === 'other-user') reload()
    else leave()
  })

  const whoIsHere = () => (hasSession() ? (ownUsername() ?? '') : undefined)
  let hidden: string | undefined
  window.addEventListener('pagehide', () => {
    hidden = whoIsHere()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && whoIsHere() !== hidden) reload()
  })
}
