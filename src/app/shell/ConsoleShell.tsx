import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { readJson, writeJson } from '#lib/storage.ts'
import { useSuspendedUser } from '#session/session.ts'
import { useOpenConfirm } from '#ui/confirm.ts'
import { frame } from './copy.ts'
import { Footer } from './Footer.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import styles from './ConsoleShell.module.css'

// Fetched when they are first wanted: they bring half of what Mantine weighs.
const PhoneMenu = lazy(async () => ({ default: (await import('./PhoneMenu.tsx')).PhoneMenu }))
const ConfirmViewport = lazy(async () => ({ default: (await import('#ui/ConfirmViewport.tsx')).ConfirmViewport }))
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }))

const COLLAPSED_KEY = 'eb_menu_collapsed'
const readCollapsed = () =>
  readJson(COLLAPSED_KEY, (value) => (typeof value === 'boolean' ? value : undefined)) ?? false

interface Props {
  documentationUrl: string
  children: ReactNode
}

/** The frame of every screen behind the sign-in: menu, top bar, content, footer (spec section 2). */
export function ConsoleShell({ documentationUrl, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const [drawerOpen, setDrawerOpen] = useState<boolean>()
  const asking = useOpenConfirm() !== undefined
  const suspended = useSuspendedUser()
  useFocusOnNavigation()

  function toggle() {
    if (isPhone) return setDrawerOpen(!drawerOpen)
    writeJson(COLLAPSED_KEY, !collapsed)
    setCollapsed(!collapsed)
  }

  return (
    <div className={styles['shell']}>
      <a href="#contenu" className={styles['skip']} onClick={focusContent}>
        {frame.skip}
      </a>
      {isPhone ? (
        <Suspense>
          {drawerOpen !== undefined && (
            <PhoneMenu opened={drawerOpen} onClose={() => setDrawerOpen(false)} documentationUrl={documentationUrl} />
          )}
        </Suspense>
      ) : (
        <div className={styles['side']}>
          <SideMenu collapsed={collapsed} documentationUrl={documentationUrl} />
        </div>
      )}
      <div className={styles['page']}>
        <TopBar isPhone={isPhone} menuExpanded={isPhone ? drawerOpen === true : !collapsed} onToggleMenu={toggle} />
        <main id="contenu" tabIndex={-1} className={styles['content']}>
          {children}
          <ScrollToTop />
        </main>
        <Footer />
      </div>
      <Suspense>{asking && <ConfirmViewport />}</Suspense>
      <Suspense>{suspended !== undefined && <SignInAgain username={suspended} />}</Suspense>
    </div>
  )
}

/** The fragment alone would be a navigation of the router's. */
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('contenu')?.focus()
}
