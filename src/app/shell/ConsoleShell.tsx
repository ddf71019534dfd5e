import { type Query, useIsFetching } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowUp, CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { isReadInBackground } from '#api/background.ts'
import { CameraButton } from '#app/scan/CameraButton.tsx'
import { Scanner } from '#app/scan/Scanner.tsx'
import { IdleScreen } from '#app/shell/idle/IdleScreen.tsx'
import { loadRecipientDialog } from '#features/orders/recipients/late.ts'
import { PaletteButton } from '#features/palette/PaletteButton.tsx'
import { menuCollapsed, useHasAlerts, useMenuCollapsed } from '#session/preferences.ts'
import { useSuspendedUser } from '#session/session.ts'
import { buttonLook, IconLink } from '#ui/Button.tsx'
import { useOpenConfirm } from '#ui/dialog/confirm.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { Late, prepare } from '#ui/Late.tsx'
import { SkipLink } from '#ui/links.tsx'
import { afterPaint, useLasting } from '#ui/timing.ts'
import { usePhone, widthHook } from '#ui/use-phone.ts'
import { frame, scrollToTop, userMenu } from './copy.ts'
import { Footer } from './Footer.tsx'
import { usePaletteScreens } from './menu.ts'
import { loadSignInAgain, SessionOver } from './SessionOver.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './ConsoleShell.module.css'

// Loaded on first use, because they contain half of Mantine's code.
/** Shows the questions of `confirm`. */
export const loadConfirmViewport = async () => (await import('#ui/dialog/ConfirmViewport.tsx')).ConfirmViewport
const loadPhoneMenu = async () => (await import('./PhoneMenu.tsx')).PhoneMenu
/** Opened with « Rechercher ». */
const loadPalette = async () => (await import('./ConsolePalette.tsx')).ConsolePalette

// Off by default, and most people leave it so.
const loadAlerts = async () => (await import('#app/alerts/Alerts.tsx')).Alerts

const DIMMED_AFTER_MS = 400

/** Only data that were read. A failed read marks its query like a write does. */
const isStaleOnScreen = (query: Query) =>
  query.state.isInvalidated && query.state.status === 'success' && query.isActive() && !isReadInBackground(query)

/** A window in which the menu starts collapsed: a tablet, or a laptop at a zoom of 200 %. */
const useNarrow = widthHook('(min-width: 600px) and (max-width: 899px)')

/** The layout of screens behind the sign-in: menu, top bar, content, footer, and the listeners of the whole tab. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const { idleMinutes, features, documentationUrl } = useRouter().options.context.config
  const screens = usePaletteScreens()
  const isPhone = usePhone()
  const isNarrow = useNarrow()
  const prefersCollapsed = useMenuCollapsed()
  // An open menu would break words on a narrow page. There it opens only for this visit, and the preference stays.
  const [isOpenWhenNarrow, setOpenWhenNarrow] = useState(false)
  const collapsed = isNarrow ? !isOpenWhenNarrow : prefersCollapsed
  const [drawerOpen, setDrawerOpen] = useState(false)
  /** Text of the search for a recipient that was started in the palette. */
  const [recipient, setRecipient] = useState<string>()
  const main = useRef<HTMLElement>(null)
  const question = useOpenConfirm()
  const hasAlerts = useHasAlerts()
  const suspended = useSuspendedUser()
  // Data invalidated by a write are being refetched. The screen dims until then, but not for a very short wait.
  const isReading = useIsFetching({ predicate: isStaleOnScreen }) > 0
  const isDimmed = useLasting(isReading, DIMMED_AFTER_MS)

  function toggle() {
    if (isPhone) return setDrawerOpen(!drawerOpen)
    if (isNarrow) return setOpenWhenNarrow(collapsed)
    menuCollapsed.set(!collapsed)
  }

  return (
    <div className={styles['shell']}>
      {/* First, because the keys that it blocks must reach no other listener. */}
      {idleMinutes > 0 && <IdleScreen minutes={idleMinutes} />}
      <SkipLink onSkip={() => main.current?.focus()}>{frame.skip}</SkipLink>
      {isPhone ? (
        <LateDialog
          load={loadPhoneMenu}
          props={{ documentationUrl }}
          opened={drawerOpen}
          onClose={() => setDrawerOpen(false)}
        />
      ) : (
        <div className={styles['side']} data-screen-only>
          <SideMenu collapsed={collapsed} documentationUrl={documentationUrl} />
        </div>
      )}
      <div className={styles['page']}>
        <TopBar isPhone={isPhone} menuExpanded={isPhone ? drawerOpen : !collapsed} onToggleMenu={toggle}>
          <PaletteButton load={loadPalette} screens={screens} onRecipient={setRecipient} />
          {features.camera && <CameraButton />}
          <HelpLink />
        </TopBar>
        {/* Typing preloads the code of the sign-in over the page, while the network works. */}
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
          <ScrollToTop />
        </main>
        <Footer>
          <span>{frame.copyright}</span>
        </Footer>
        {features.camera && <CameraButton atThumb />}
      </div>
      <Scanner />
      {features.alerts && hasAlerts && <Late load={loadAlerts} props={{}} />}
      {/* A question whose code cannot be loaded is answered with no. */}
      {question && <Late load={loadConfirmViewport} props={{}} onFailed={() => question.answer(false)} />}
      <LateDialog
        load={loadRecipientDialog}
        props={{ text: recipient }}
        opened={recipient !== undefined}
        onClose={() => setRecipient(undefined)}
      />
      {suspended !== undefined && <SessionOver username={suspended} />}
    </div>
  )
}

function HelpLink() {
  const ecran = useRouterState({ select: ({ location }) => location.pathname })
  if (/^\/aide(\/|$)/.test(ecran)) return null
  return (
    <IconLink
      to="/aide/{-$page}"
      params={{ page: undefined }}
      search={{ ecran }}
      aria-label={userMenu.help}
      className={styles['help']}
    >
      <CircleQuestionMark {...icon} />
    </IconLink>
  )
}

/** Scroll position from which the link appears, in px (G-101). */
const FROM_PX = 200

const toTopLook = buttonLook({ variant: 'default' })

function ScrollToTop() {
  if (!useSyncExternalStore(watchScroll, () => isDown)) return null
  return (
    <a
      {...toTopLook}
      href="#contenu"
      className={`${toTopLook.className} ${styles['toTop']}`}
      onClick={(event) => {
        event.preventDefault()
        window.scrollTo({ top: 0 })
        // Found in the page, because the title belongs to the screen.
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp {...icon} />
      {scrollToTop.label}
    </a>
  )
}

let isDown = false

function watchScroll(listener: () => void) {
  const look = () => {
    isDown = window.scrollY > FROM_PX
    listener()
  }
  // Reading the position before the paint would make the browser lay out the first page twice.
  const cancel = afterPaint(look)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    cancel()
    window.removeEventListener('scroll', look)
    isDown = false
  }
}
