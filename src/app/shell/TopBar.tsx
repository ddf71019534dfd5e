import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { ChevronDown, Menu, Moon, PanelLeft, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstRoleLabel } from '#session/roles.ts'
import { useSessionUser } from '#session/session.ts'
import { IconButton } from '#ui/Button.tsx'
import { Bell } from '#ui/flash/Bell.tsx'
import { icon } from '#ui/icon.ts'
import { LateMenu } from '#ui/menu/LateMenu.tsx'
import { nextFrame } from '#ui/timing.ts'
import { menu, topBar } from './copy.ts'
import styles from './TopBar.module.css'

const loadUserMenu = async () => (await import('./OpenedUserMenu.tsx')).OpenedUserMenu

interface Props {
  menuExpanded: boolean
  /** True on a phone, where the button opens the menu as a drawer. */
  isPhone: boolean
  onToggleMenu: () => void
  /** Buttons before the bell. */
  children: ReactNode
}

/** The top bar of every screen behind the sign-in. */
export function TopBar({ menuExpanded, isPhone, onToggleMenu, children }: Props) {
  const toggleLabel = menuExpanded ? menu.collapse : isPhone ? menu.open : menu.expand
  const ToggleIcon = isPhone ? Menu : PanelLeft
  return (
    <header className={styles['bar']} data-screen-only>
      <IconButton
        aria-label={toggleLabel}
        aria-expanded={menuExpanded}
        aria-controls="side-menu"
        onClick={onToggleMenu}
      >
        <ToggleIcon {...icon} />
      </IconButton>
      <div className={styles['end']}>
        {children}
        <Bell />
        <ThemeButton />
        <UserMenu />
      </div>
    </header>
  )
}

function ThemeButton() {
  // Otherwise Mantine would restyle the whole page twice to suppress transitions, which our colours do not have.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? Sun : Moon

  async function change() {
    // Shows the press first, because the whole page will be restyled and repainted.
    await nextFrame()
    // Reads the scheme from the page, because another press may have changed it meanwhile.
    setColorScheme(document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark')
  }

  return (
    <IconButton aria-label={isDark ? topBar.light : topBar.dark} onClick={() => void change()}>
      <Icon {...icon} />
    </IconButton>
  )
}

function UserMenu() {
  const { firstName, roles } = useSessionUser()
  return (
    <LateMenu load={loadUserMenu} props={{}}>
      <button type="button" className={styles['user']}>
        <span className={styles['who']}>
          <span>{firstName}</span>
          <span className={styles['role']}>{firstRoleLabel(roles)}</span>
        </span>
        <ChevronDown {...icon} />
      </button>
    </LateMenu>
  )
}
