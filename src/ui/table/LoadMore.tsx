import { useEffect, useRef, useState } from 'react'
import { phrases, words } from '#ui/copy.ts'
import { PendingButton } from '#ui/PendingButton.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './LoadMore.module.css'

interface Props {
  shown: number
  /** Undefined when the server gives no total. */
  total: number | undefined
  hasMore: boolean
  /** The server named more rows, but they could not be had. */
  incomplete?: boolean | undefined
  pending: boolean
  onMore: () => unknown
}

/**
 * « Charger plus » with the number of rows shown. It keeps the focus and announces the new rows. After the last page the
 * button is removed and the count takes the focus.
 */
export function LoadMore({ shown, total, hasMore, incomplete = false, pending, onMore }: Props) {
  const count = useRef<HTMLParagraphElement>(null)
  const askedAt = useRef<number>(undefined)
  const [said, setSaid] = useState('')

  // An effect, because the number of new rows is known only after they have been drawn.
  useEffect(() => {
    if (askedAt.current === undefined || pending) return
    const added = shown - askedAt.current
    if (added <= 0 && !incomplete) return
    const news = [added > 0 && phrases.rowsAdded(added, shown, total), incomplete && words.maybeIncomplete]
    setSaid(news.filter(Boolean).join('. '))
    askedAt.current = undefined
    if (!hasMore && (document.activeElement === document.body || document.activeElement === null))
      count.current?.focus()
  }, [shown, total, pending, hasMore, incomplete])

  // `pending` becomes true only after the next render: a second click before that would request the same page again.
  const ask = useOneAtATime(() => {
    askedAt.current = shown
    return onMore()
  })

  // An empty table shows a message instead.
  if (shown === 0 && !hasMore) return null
  return (
    <div className={styles['foot']}>
      {hasMore && (
        <PendingButton variant="subtle" fullWidth pending={pending} onClick={ask}>
          {words.loadMore}
        </PendingButton>
      )}
      <p className={styles['count']} ref={count} tabIndex={-1}>
        {phrases.shownOf(shown, total)}
        {incomplete && `. ${words.maybeIncomplete}`}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}
