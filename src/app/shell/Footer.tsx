import { frame } from './copy.ts'
import { LegalModals } from './LegalModals.tsx'
import styles from './Footer.module.css'

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <span>{frame.copyright}</span>
      <LegalModals />
      <span>{frame.version}</span>
    </footer>
  )
}
