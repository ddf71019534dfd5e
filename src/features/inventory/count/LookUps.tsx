import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { counting } from './copy.ts'
import { type Count, settle } from './state.ts'
import type { useCount } from './use-count.ts'
import { useLookUps } from './use-look-ups.ts'
import styles from './Count.module.css'

interface Props {
  count: Count
  change: ReturnType<typeof useCount>['change']
}

/** Looks unexpected codes up, during the count and in its report, and shows when that has to wait. */
export function LookUps({ count, change }: Props) {
  const { isWaiting, askNow } = useLookUps(count, (text, found) =>
    change((before) => [settle(before, text, found), undefined]),
  )
  if (!isWaiting) return undefined
  return (
    <p className={styles['offline']} role="status">
      {navigator.onLine ? counting.unanswered : counting.offline}{' '}
      <Button variant="default" size="xs" onClick={askNow}>
        {words.retry}
      </Button>
    </p>
  )
}
