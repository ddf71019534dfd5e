import type { ReactNode } from 'react'
import { readWords } from './copy.ts'
import styles from './ReadLine.module.css'

/** The line under a title: whose parcels are counted, and how far they have been read. */
export const ReadLine = ({ link, children }: { link?: ReactNode; children: ReactNode }) => (
  <div className={styles['line']}>
    {link}
    <p className={styles['scope']}>{readWords.scope}</p>
    {children}
  </div>
)
