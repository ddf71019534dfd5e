import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { icon } from '#ui/icon.ts'
import type { MenuEntry } from './menu.ts'
import { MenuTip } from './MenuTip.tsx'
import styles from './SideMenu.module.css'

interface Props {
  entries: readonly MenuEntry[]
  collapsed: boolean
  onNavigate: (() => void) | undefined
  /** More items, after the entries. */
  children?: ReactNode
}

/** One group of the side menu. */
export const MenuLinks = ({ entries, collapsed, onNavigate, children }: Props) => (
  <ul className={styles['list']}>
    {entries.map(({ to, label, Icon }) => (
      <li key={label}>
        <MenuTip label={label} shown={collapsed}>
          {/* « / » only redirects, so the entry of the target is marked as current (G-96). */}
          <Link
            to={to}
            className={styles['link']}
            onClick={onNavigate}
            activeOptions={{ exact: to === '/' }}
            activeProps={{ 'data-active': true, 'aria-current': 'page' }}
          >
            <Icon {...icon} />
            <span className={styles['label']}>{label}</span>
          </Link>
        </MenuTip>
      </li>
    ))}
    {children}
  </ul>
)
