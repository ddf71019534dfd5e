import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import type { MenuEntry } from './menu.ts'
import styles from './SideMenu.module.css'

const loadTip = async () => (await import('./Tip.tsx')).Tip

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

/** The label beside an icon of the collapsed menu. Its code is fetched only for those who collapse the menu. */
export function MenuTip({ label, shown, children }: { label: string; shown: boolean; children: ReactElement }) {
  if (!shown) return children
  return (
    <Late load={loadTip} props={{ label, children }}>
      {children}
    </Late>
  )
}
