import { frame } from './copy.ts'
import styles from './Footer.module.css'
import { LegalModals } from './LegalModals.tsx'

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <span>{frame.copyright}</span>
      <LegalModals />
      <span>{frame.version}</span>
    </footer>
  )
}
