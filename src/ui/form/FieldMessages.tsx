import { CircleAlert } from 'lucide-react'
import styles from './FormShell.module.css'

/** Every message of a field, behind an icon: an error is never told by colour alone. */
export function FieldMessages({ messages }: { messages: readonly string[] }) {
  return (
    <span className={styles['messages']}>
      <CircleAlert size={14} strokeWidth={2} aria-hidden />
      <span>
        {messages.map((message) => (
          <span key={message} className={styles['messageLine']}>
            {message}
          </span>
        ))}
      </span>
    </span>
  )
}

/** For the `error` of an input, which must be undefined where there is none. */
export const errorOf = (messages: readonly string[]) =>
  messages.length > 0 ? <FieldMessages messages={messages} /> : undefined
