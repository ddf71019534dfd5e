import { Link } from '@tanstack/react-router'
import { BookOpenText } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { product } from '#lib/product.ts'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { Logo } from '#ui/Logo.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { menu } from './copy.ts'
import { MENU, type MenuEntry, useOperations } from './menu.ts'
import styles from './SideMenu.module.css'

const loadTip = async () => (await import('./Tip.tsx')).Tip

interface Props {
  /** Shows only icons, with the labels as tooltips. */
  collapsed: boolean
  documentationUrl: string
  /** Called after a click on a link, to close the drawer of a phone. */
  onNavigate?: () => void
}

/** The menu of the specification, with the group « Exploitation » below it. */
export function SideMenu({ collapsed, documentationUrl, onNavigate }: Props) {
  const operations = useOperations()
  return (
    <div className={styles['menu']} data-collapsed={collapsed || undefined} id="side-menu">
      <nav aria-label={menu.label}>
        {/* Without preloading, because a resting pointer is often in this corner. */}
        <Link
          to="/"
          preload={false}
          className={styles['brand']}
          onClick={onNavigate}
          activeProps={{}}
          aria-label={product.name}
        >
          <Logo alt="" />
          <span data-visually-hidden={collapsed ? 'always' : undefined} aria-hidden>
            {product.name}
          </span>
        </Link>
        <MenuLinks entries={MENU} collapsed={collapsed} onNavigate={onNavigate}>
          <li className={styles['apart']}>
            <MenuTip label={menu.documentation} shown={collapsed}>
              <a className={styles['link']} href={documentationUrl} target="_blank" rel="noopener noreferrer">
                <BookOpenText {...icon} />
                <span data-visually-hidden={collapsed ? 'always' : undefined}>{menu.documentation}</span>
                <VisuallyHidden> ({menu.newTab})</VisuallyHidden>
              </a>
            </MenuTip>
          </li>
        </MenuLinks>
      </nav>
      <nav aria-labelledby="operations">
        <p className={`${styles['apart']} ${styles['group']}`} id="operations">
          {menu.operations}
        </p>
        <MenuLinks entries={operations} collapsed={collapsed} onNavigate={onNavigate} />
      </nav>
    </div>
  )
}

interface LinksProps {
  entries: readonly MenuEntry[]
  collapsed: boolean
  onNavigate: (() => void) | undefined
  children?: ReactNode
}

/** One group of the side menu. */
const MenuLinks = ({ entries, collapsed, onNavigate, children }: LinksProps) => (
  <ul>
    {entries.map(({ to, label, Icon }) => (
      <li key={label}>
        <MenuTip label={label} shown={collapsed}>
          {/* « / » only redirects, so the entry of its target is marked as current (G-96). */}
          <Link
            to={to}
            className={styles['link']}
            onClick={onNavigate}
            activeOptions={{ exact: to === '/' }}
            activeProps={{ 'data-active': true, 'aria-current': 'page' }}
          >
            <Icon {...icon} />
            <span data-visually-hidden={collapsed ? 'always' : undefined}>{label}</span>
          </Link>
        </MenuTip>
      </li>
    ))}
    {children}
  </ul>
)

/** The tooltip of an icon in the collapsed menu. Its code is loaded only for a collapsed menu. */
function MenuTip({ label, shown, children }: { label: string; shown: boolean; children: ReactElement }) {
  if (!shown) return children
  return (
    <Late load={loadTip} props={{ label, children }}>
      {children}
    </Late>
  )
}
