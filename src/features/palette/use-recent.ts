import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasSession } from '#session/session.ts'
import { phrases } from '#ui/form/copy.ts'
import type { Place } from './entries.ts'

/** A record that was open in this tab. */
export interface Recent {
  href: string
  label: string
  kind: string
}

const KEPT = 8
const RECORD = /^(\/(?:societes|lockers|utilisateurs|livraisons))\/detail\/\d+$/

const IN_ERROR = phrases.titleInError('')

/** Without the mark of a form with errors, and the number of unread alerts. */
const unmarked = (title: string) =>
  (title.startsWith(IN_ERROR) ? title.slice(IN_ERROR.length) : title).replace(/^\(\d+\) /, '')

/** Title of a record's page: its name, the name of its list, and the product. */
const TITLE = /^(.+) – ([^–]+) – [^–]+$/

/**
 * Puts the open page first, if it is the page of a record.
 * @param screens titles of the lists, because the title still belongs to the previous page while a page is loading
 */
export function withPage(
  recent: readonly Recent[],
  href: string,
  title: string,
  screens: readonly Place[],
): readonly Recent[] {
  const [, list] = RECORD.exec(href) ?? []
  const [, label, kind] = TITLE.exec(unmarked(title)) ?? []
  if (list === undefined || label === undefined || kind === undefined) return recent
  if (!screens.some((screen) => screen.to === list && screen.label === kind)) return recent
  return [{ href, label, kind }, ...recent.filter((other) => other.href !== href)].slice(0, KEPT)
}

/** Outlives the frame, which « Page introuvable » replaces by another one. */
let kept: readonly Recent[] = []

/** At the end of the session. */
export const forgetRecent = () => {
  kept = []
}

/** Records opened last, newest first, in memory until the end of the session. The page title names them, not the screens. */
export function useRecent(screens: readonly Place[]): readonly Recent[] {
  const router = useRouter()
  const [recent, setRecent] = useState(kept)
  // An effect, because the title of the page is outside React.
  useEffect(() => {
    const look = () => {
      // The page stays for a moment when the session has ended.
      if (!hasSession()) return
      kept = withPage(kept, router.state.location.pathname, document.title, screens)
      setRecent(kept)
    }
    look()
    const observer = new MutationObserver(look)
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [router, screens])
  return recent
}
