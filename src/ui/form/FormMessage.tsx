import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { icon } from '#ui/icon.ts'
import styles from './FormMessage.module.css'

interface Props {
  /** `warning` asks for a decision, `danger` reports a failure. */
  tone?: 'danger' | 'warning'
  /** Scrolls to the message, because the submit button may be at the other end of the form. */
  intoView?: boolean
  children: ReactNode
}

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'center' })

/** The server's message about the whole form. It stays until the next attempt. */
export function FormMessage({ tone = 'danger', intoView = false, children }: Props) {
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert
  return (
    <div ref={intoView ? bringIntoView : null} role="alert" className={styles['message']} data-tone={tone}>
      <Icon {...icon} />
      <div>{children}</div>
    </div>
  )
}
