import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { icon } from './icon.ts'
import styles from './InfoNote.module.css'

/** A permanent remark on the page: what to know before acting. */
export function InfoNote({ tone = 'info', children }: { tone?: 'info' | 'warning'; children: ReactNode }) {
  const Icon = tone === 'info' ? Info : TriangleAlert
  return (
    <div className={styles['note']} data-tone={tone} role="note">
      <Icon {...icon} className={styles['icon']} />
      <div>{children}</div>
    </div>
  )
}
