import { endSession, onSessionEnd, type SessionEnd } from '#api/session-end.ts'
import { forgetAlerts } from '#app/alerts/told.ts'
import { queryClient } from '#app/query/query-client.ts'
import { forgetRecent } from '#features/palette/use-recent.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import {
  endSuspension,
  hasSession,
  ownUsername,
  suspendedUser,
  suspendSession,
  watchOtherTabs,
} from '#session/session.ts'
import { forgetTab, releaseResources } from '#session/tab.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash, lastSuccess } from '#ui/flash/flash.ts'
import { askBeforeLeaving, discardUnsaved, hasUnsavedTyping, mayLeavePage } from '#ui/form/unsaved.ts'
import { countIsLost, roundIsLost } from './copy.ts'
import { pageSession, type SignInState } from './guards.ts'

/** Effects of an ended session on a page. Personal data is always removed from memory. */
interface Consequences {
  /** Removes drafts and codes of orders from this tab. Otherwise they stay, because some of the orders may exist already. */
  forgetsTab?: true
  /** Unsaved input stays on the page, under « Session expirée ». */
  keepsInput?: true
  /** The success message is shown on the next page too. */
  keepsMessage?: true
  opens: 'sign-in page' | 'reload'
}

/** Effects of each end of a session, in the tab where it ends and in other tabs. Missing combinations cannot occur. */
const whatFollows: Record<SessionEnd['why'], { here?: Consequences; elsewhere?: Consequences }> = {
  'signed-out': {
    here: { forgetsTab: true, opens: 'sign-in page' },
    elsewhere: { forgetsTab: true, keepsInput: true, opens: 'sign-in page' },
  },
  refused: {
    here: { keepsInput: true, opens: 'reload' },
    elsewhere: { keepsInput: true, opens: 'sign-in page' },
  },
  'refused-after-rename': {
    here: { keepsInput: true, opens: 'reload' },
    elsewhere: { keepsInput: true, opens: 'sign-in page' },
  },
  renamed: {
    here: { keepsMessage: true, opens: 'sign-in page' },
    elsewhere: { keepsInput: true, opens: 'sign-in page' },
  },
  // The owner of the token is unknown, so input stays only if « Session expirée » is already shown.
  missing: { here: { keepsInput: true, opens: 'sign-in page' } },
  'other-user': { elsewhere: { forgetsTab: true, opens: 'reload' } },
}

/** The part of the router used here. Importing its type would create an import cycle through all screens. */
interface Router {
  navigate: (to: {
    to: '/connexion'
    replace: true
    ignoreBlocker: true
    state: { signInState: SignInState }
  }) => Promise<void>
  history: { destroy: () => void; location: { href: string } }
}

let router: Router
let isReloading = false

/** Asks before a count or a round is lost. Not part of a screen, because both stay in the tab when their screen is left. */
function mayLoseWork() {
  const lost = [
    ...(hasItem(storageKeys.count) ? [countIsLost] : []),
    ...(hasItem(storageKeys.round) ? [roundIsLost] : []),
  ]
  const [question] = lost
  return question === undefined || confirm({ ...question, message: lost.map(({ message }) => message).join(' ') })
}

/** « Déconnexion ». Asks first if input would be lost. */
export async function signOut() {
  if (await mayLeavePage()) endSession({ why: 'signed-out' })
}

/** « Abandonner la saisie » or « Abandonner le comptage », instead of signing in again. */
export function abandonInput() {
  discardUnsaved()
  leavePage({ why: 'signed-out' }, { opens: 'sign-in page' })
  endSuspension()
}

/** Follows session ends, and reloads a page restored for another person. @returns a function that stops listening */
export function followSession(used: Router) {
  router = used
  isReloading = false
  onSessionEnd((end) => follow(end, whatFollows[end.why].here))
  const stopWatching = watchOtherTabs((end) => {
    const { elsewhere } = whatFollows[end.why]
    if (pageSession.hasBegun()) follow(end, elsewhere)
    // A public page has no session, and may hold a new password.
    else if (elsewhere?.forgetsTab && !pageSession.hasEnded()) forgetTab()
  })
  const stopAsking = askBeforeLeaving(mayLoseWork)

  const whoIsHere = () => (hasSession() ? (ownUsername() ?? '') : undefined)
  let hidden: string | undefined
  window.addEventListener('pagehide', () => {
    hidden = whoIsHere()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && whoIsHere() !== hidden) reload()
  })
  return () => {
    stopWatching()
    stopAsking()
  }
}

function follow(end: SessionEnd, consequences: Consequences | undefined) {
  if (consequences === undefined || pageSession.hasEnded()) return
  if (consequences.forgetsTab) forgetTab()
  if (!consequences.keepsInput || !keepInput(end.username)) leavePage(end, consequences)
}

/** Keeps the page until the same person signs in again, if the user name is known. @returns whether the page stays */
function keepInput(username: string | undefined) {
  if (username && hasUnsavedTyping()) suspendSession(username)
  return suspendedUser() !== undefined
}

/** Leaves the page and aborts running reads. A running write continues, but its outcome is not shown (query-client.ts). */
function leavePage(end: SessionEnd, { keepsMessage, opens }: Consequences) {
  const message = keepsMessage ? lastSuccess() : ''
  releaseResources()
  void queryClient.cancelQueries()
  queryClient.clear()
  flash.clear()
  forgetAlerts()
  forgetRecent()
  if (message !== '') flash.success(message)

  const signInState = pageSession.end(end, router.history.location.href)
  if (opens === 'reload') {
    pageSession.keepForReload(signInState)
    reload()
  } else if (!isReloading)
    void router.navigate({ to: '/connexion', replace: true, ignoreBlocker: true, state: { signInState } })
}

function reload() {
  if (isReloading) return
  isReloading = true
  // Removes the questions before leaving, because there is no session any more.
  router.history.destroy()
  window.location.reload()
}
