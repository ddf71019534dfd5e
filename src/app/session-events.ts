import { onSessionEnd } from '#api/refresh.ts'
import { hasSession, clearSession, watchOtherTabs } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'

/** Nothing of the person is left behind: not in storage, not in the cache, and no answer still on its way (quality 4.10). */
function forget() {
  void queryClient.cancelQueries()
  clearSession()
  queryClient.clear()
}

/** « Déconnexion ». `leave` goes to the sign-in page. */
export function signOut(leave: () => unknown) {
  forget()
  flash.clear()
  leave()
}

/**
 * What ends a session from outside the screens: a server that refuses to prolong it (the page reloads, spec section 4),
 * a token that is gone when a call is about to be made, another tab. And the browser's own memory of a page: Back after
 * signing out must not bring it to life.
 * @param leave goes to the sign-in page without a reload
 */
export function followSession(leave: () => unknown) {
  let ending = false
  const reload = () => {
    if (ending) return
    ending = true
    window.location.reload()
  }
  onSessionEnd((reason) => {
    forget()
    if (reason === 'refused') reload()
    else if (!ending) leave()
  })
  watchOtherTabs((what) => {
    queryClient.clear()
    if (what === 'signed-out') leave()
    else reload()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasSession()) reload()
  })
}
