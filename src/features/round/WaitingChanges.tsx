import { CloudOff } from 'lucide-react'
import { formatNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { waiting as words } from './copy.ts'
import type { Sent, useSending } from './use-sending.ts'
import styles from './Round.module.css'

interface Props {
  count: number
  sending: ReturnType<typeof useSending>
  statusWords: (status: string | undefined) => string
}

/** The changes that wait for the network, and what became of them. */
export function WaitingChanges({ count, sending, statusWords }: Props) {
  const { isSending, isOnline, sent, send, forget } = sending
  const isReported = !isSending && count === 0 && (sent.done > 0 || sent.failed.length > 0)
  const lines = sent.failed.map((each) => ({ id: each.id, text: lineOf(each, statusWords) }))
  return (
    <>
      {/* A live region must be in the page before its text. */}
      <div role="status">
        {count > 0 && (
          <p className={styles['waiting']}>
            <CloudOff {...icon} />
            <span>{isSending ? words.sending(count) : words.count(count)}</span>
            {isOnline && !isSending && (
              <Button variant="default" size="xs" onClick={send}>
                {words.send}
              </Button>
            )}
          </p>
        )}
        {isReported && <p className={styles['sent']}>{words.sent(sent.done)}</p>}
        {lines.length > 0 && (
          <ul className={styles['notSent']} aria-label={words.notSent(formatNumber(lines.length))}>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {(isReported || lines.length > 0) && (
        <div>
          <Button variant="default" size="xs" onClick={forget}>
            {words.close}
          </Button>
        </div>
      )}
    </>
  )
}

function lineOf(each: Sent['failed'][number], statusWords: Props['statusWords']): string {
  return each.kind === 'moved'
    ? words.moved(each.code, statusWords(each.status))
    : words.refused(each.code, each.reason)
}
