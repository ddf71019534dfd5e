import { CircleAlert } from 'lucide-react'
import styles from './FormShell.module.css'

/** All messages of a field, after an icon: colour alone must not mark an error. */
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

/** For the `error` prop of an input, which must be undefined when there is no message. */
export const errorOf = (messages: readonly string[]) =>
  messages.length > 0 ? <FieldMessages messages={messages} /> : undefined
