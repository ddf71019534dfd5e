import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BookOpenText } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { Logo } from '#ui/Logo.tsx'
import { menu, product } from './copy.ts'
import { MENU } from './menu.ts'
import styles from './SideMenu.module.css'

interface Props {
  /** Icons alone; the labels become tooltips. */
  collapsed: boolean
  documentationUrl: string
  /** A link was followed: the drawer of a phone closes. */
  onNavigate?: () => void
}

export function SideMenu({ collapsed, documentationUrl, onNavigate }: Props) {
  return (
    <nav aria-label={menu.label} className={styles['menu']} data-collapsed={collapsed || undefined} id="side-menu">
      <Link to="/" className={styles['brand']} onClick={onNavigate} activeProps={{}} aria-label={product.name}>
        <Logo alt="" />
        <span className={styles['name']} aria-hidden>
          {product.name}
        </span>
      </Link>
      <ul className={styles['list']}>
        {MENU.map(({ to, label, Icon }) => (
          <li key={to}>
            <Tooltip label={label} position="right" disabled={!collapsed}>
              {/* « / » only redirects: the entry it leads to is the one that is marked (G-96). */}
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
            </Tooltip>
          </li>
        ))}
        <li className={styles['apart']}>
          <Tooltip label={menu.documentation} position="right" disabled={!collapsed}>
            <a className={styles['link']} href={documentationUrl} target="_blank" rel="noopener noreferrer">
              <BookOpenText {...icon} />
              <span className={styles['label']}>{menu.documentation}</span>
              <span className={styles['hint']}> ({menu.newTab})</span>
            </a>
          </Tooltip>
        </li>
      </ul>
    </nav>
  )
}
