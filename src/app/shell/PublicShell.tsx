import type { ReactNode } from 'react'
import { product } from '#lib/product.ts'
import { Logo } from '#ui/Logo.tsx'
import { frame } from './copy.ts'
import { LegalModals } from './LegalModals.tsx'
import styles from './PublicShell.module.css'

/** The layout of the public pages, without menu and top bar. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Logo alt="" />
        <span className={styles['name']}>{product.name}</span>
      </header>
      <main className={styles['card']} data-bare>
        {children}
      </main>
      <footer className={styles['footer']}>
        <LegalModals />
        <span>{frame.version}</span>
      </footer>
    </div>
  )
}
