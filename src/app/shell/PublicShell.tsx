import type { ReactNode } from 'react'
import { product } from '#lib/product.ts'
import { Logo } from '#ui/Logo.tsx'
import { Footer } from './Footer.tsx'
import card from '#ui/Card.module.css'
import styles from './PublicShell.module.css'

/** The layout of the public pages, without menu and top bar. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Logo alt="" />
        <span>{product.name}</span>
      </header>
      <main className={`${card['card']} ${styles['main']}`} data-bare>
        {children}
      </main>
      <Footer />
    </div>
  )
}
