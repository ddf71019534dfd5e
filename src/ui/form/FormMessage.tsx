import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { icon } from '#ui/icon.ts'
import styles from './FormMessage.module.css'

/** The server's message about the whole form. It stays until the next attempt. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles['message']}>
      <CircleAlert {...icon} />
      <span>{children}</span>
    </div>
  )
}
