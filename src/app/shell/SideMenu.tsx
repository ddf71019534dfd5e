import { Link } from '@tanstack/react-router'
import { BookOpenText } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { Logo } from '#ui/Logo.tsx'
import { menu, product } from './copy.ts'
import { MENU } from './menu.ts'
import { MenuTip } from './MenuTip.tsx'
import styles from './SideMenu.module.css'

interface Props {
  /** Only icons are shown; the labels become tooltips. */
  collapsed: boolean
  documentationUrl: string
  /** Called when a link is followed, to close the drawer of a phone. */
  onNavigate?: () => void
}

export function SideMenu({ collapsed, documentationUrl, onNavigate }: Props) {
  return (
    <nav aria-label={menu.label} className={styles['menu']} data-collapsed={collapsed || undefined} id="side-menu">
      {/* A resting pointer often lies in this corner: it must not preload a screen. */}
      <Link
        to="/"
        preload={false}
        className={styles['brand']}
        onClick={onNavigate}
        activeProps={{}}
        aria-label={product.name}
      >
        <Logo alt="" />
        <span className={styles['name']} aria-hidden>
          {product.name}
        </span>
      </Link>
      <ul className={styles['list']}>
        {MENU.map(({ to, label, Icon }) => (
          <li key={to}>
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
        <li className={styles['apart']}>
          <MenuTip label={menu.documentation} shown={collapsed}>
            <a className={styles['link']} href={documentationUrl} target="_blank" rel="noopener noreferrer">
              <BookOpenText {...icon} />
              <span className={styles['label']}>{menu.documentation}</span>
              <span className={styles['hint']}> ({menu.newTab})</span>
            </a>
          </MenuTip>
        </li>
      </ul>
    </nav>
  )
}
