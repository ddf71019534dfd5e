import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { readJson, writeJson } from '#lib/storage.ts'
import { ConfirmViewport } from '#ui/ConfirmViewport.tsx'
import styles from './ConsoleShell.module.css'
import { frame, menu } from './copy.ts'
import { Footer } from './Footer.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

const COLLAPSED_KEY = 'eb_menu_collapsed'
const readCollapsed = () => readJson(COLLAPSED_KEY, (value) => (typeof value === 'boolean' ? value : undefined)) ?? false

interface Props {
  documentationUrl: string
  children: ReactNode
}

/** The frame of every screen behind the sign-in: menu, top bar, content, footer (spec section 2). */
export function ConsoleShell({ documentationUrl, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const [drawerOpen, setDrawerOpen] = useState(false)
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
        <Drawer opened={drawerOpen} onClose={() => setDrawerOpen(false)} size={256} padding={0} title={menu.label} classNames={{ title: styles['drawerTitle'] ?? '' }}>
          <SideMenu collapsed={false} documentationUrl={documentationUrl} onNavigate={() => setDrawerOpen(false)} />
        </Drawer>
      ) : (
        <div className={styles['side']}>
          <SideMenu collapsed={collapsed} documentationUrl={documentationUrl} />
        </div>
      )}
      <div className={styles['page']}>
        <TopBar isPhone={isPhone} menuExpanded={isPhone ? drawerOpen : !collapsed} onToggleMenu={toggle} />
        <main id="contenu" tabIndex={-1} className={styles['content']}>
          {children}
        </main>
        <Footer />
      </div>
      <ScrollToTop />
      <ConfirmViewport />
    </div>
  )
}

/** The fragment alone would be a navigation of the router's. */
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('contenu')?.focus()
}
