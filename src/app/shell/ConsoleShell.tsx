import { type Query, useIsFetching } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { isReadInBackground } from '#api/background.ts'
import { useSuspendedUser } from '#session/session.ts'
import { useOpenConfirm } from '#ui/dialog/confirm.ts'
import { Late, prepare, retryUntilLoaded } from '#ui/Late.tsx'
import { useLasting } from '#ui/timing.ts'
import { frame } from './copy.ts'
import { LegalModals } from './LegalModals.tsx'
import { menuCollapsed, useMenuCollapsed } from './menu-state.ts'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './ConsoleShell.module.css'

// Fetched when they are first wanted: they contain half of Mantine's code.
const loadPhoneMenu = async () => (await import('./PhoneMenu.tsx')).PhoneMenu
const loadScrollToTop = retryUntilLoaded(async () => (await import('./ScrollToTop.tsx')).ScrollToTop)
const loadConfirmViewport = async () => (await import('#ui/dialog/ConfirmViewport.tsx')).ConfirmViewport
const loadSessionOver = retryUntilLoaded(async () => (await import('./SessionOver.tsx')).SessionOver)
const loadWatchers = retryUntilLoaded(async () => (await import('./Watchers.tsx')).Watchers)
const loadSignInAgain = () => import('./SignInAgain.tsx')

const DIMMED_AFTER_MS = 400

const isStaleOnScreen = (query: Query) => query.state.isInvalidated && query.isActive() && !isReadInBackground(query)
const isForScreen = (query: Query) => !isReadInBackground(query)

/** A hook that says whether the window matches a media query. */
function widthHook(query: string) {
  const media = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** On a phone the menu is a drawer. */
const usePhone = widthHook('(max-width: 599px)')

/** A window in which the menu starts collapsed: a tablet, or a laptop at a zoom of 200 %. */
const useNarrow = widthHook('(min-width: 600px) and (max-width: 899px)')

interface Props {
  documentationUrl: string
  children: ReactNode
}

/** The layout of every screen behind the sign-in: menu, top bar, content, footer. */
export function ConsoleShell({ documentationUrl, children }: Props) {
  const isPhone = usePhone()
  const isNarrow = useNarrow()
  const prefersCollapsed = useMenuCollapsed()
  // Beside the open menu a narrow page would break words. There it opens for this visit only, and the preference stays.
  const [isOpenWhenNarrow, setOpenWhenNarrow] = useState(false)
  const collapsed = isNarrow ? !isOpenWhenNarrow : prefersCollapsed
  const [drawerOpen, setDrawerOpen] = useState<boolean>()
  const main = useRef<HTMLElement>(null)
  const question = useOpenConfirm()
  const suspended = useSuspendedUser()
  // Data that a write has made stale are being read again: the screen dims until then, but not for a very short wait.
  const isReading = useIsFetching({ predicate: isStaleOnScreen }) > 0
  const isDimmed = useLasting(isReading, DIMMED_AFTER_MS)

  function focusContent(event: MouseEvent) {
    // The router would treat the fragment as a navigation.
    event.preventDefault()
    main.current?.focus()
  }

  function toggle() {
    if (isPhone) return setDrawerOpen(!drawerOpen)
    if (isNarrow) return setOpenWhenNarrow(collapsed)
    menuCollapsed.set(!collapsed)
  }

  return (
    <div className={styles['shell']}>
      <a href="#contenu" className={styles['skip']} onClick={focusContent}>
        {frame.skip}
      </a>
      {isPhone ? (
        drawerOpen !== undefined && (
          <Late
            load={loadPhoneMenu}
            props={{ opened: drawerOpen, onClose: () => setDrawerOpen(false), documentationUrl }}
            onFailed={() => setDrawerOpen(undefined)}
          />
        )
      ) : (
        <div className={styles['side']}>
          <SideMenu collapsed={collapsed} documentationUrl={documentationUrl} />
        </div>
      )}
      <div className={styles['page']}>
        <TopBar isPhone={isPhone} menuExpanded={isPhone ? drawerOpen === true : !collapsed} onToggleMenu={toggle} />
        {/* Somebody who types may have to sign in again over the page. That code is fetched now, while the network works. */}
        <main
          ref={main}
          id="contenu"
          tabIndex={-1}
          className={styles['content']}
          data-dimmed={isDimmed || undefined}
          aria-busy={isReading || undefined}
          onInput={prepare(loadSignInAgain)}
        >
          {children}
          <Late load={loadScrollToTop} props={{}} />
        </main>
        <Footer />
      </div>
      <LateWatchers />
      {/* A question that cannot be drawn is answered with no. */}
      {question && <Late load={loadConfirmViewport} props={{}} onFailed={() => question.answer(false)} />}
      {suspended !== undefined && <Late load={loadSessionOver} props={{ username: suspended }} />}
    </div>
  )
}

function Footer() {
  return (
    <footer className={styles['footer']}>
      <span>{frame.copyright}</span>
      <LegalModals />
      <span>{frame.version}</span>
    </footer>
  )
}

/** Loads the watchers once the screen has its data, so that their code delays no row. */
function LateWatchers() {
  const isReading = useIsFetching({ predicate: isForScreen }) > 0
  const [isDue, setDue] = useState(!isReading)
  if (!isReading && !isDue) setDue(true)
  return isDue && <Late load={loadWatchers} props={{}} />
}
