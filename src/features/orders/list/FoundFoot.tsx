import { useRef } from 'react'
import { isPart } from '#api/page-walk.ts'
import { PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { narrowing } from './copy.ts'
import type { OrderFilter } from './search.ts'
import { useFound } from './use-found.ts'
import styles from './narrow.module.css'

interface Props {
  search: OrderFilter
  /** How many rows are shown, of how many. */
  found: number
  read: number
}

/** Replaces the pagination: number of matches among the rows read, and the button to read more. */
export function FoundFoot({ search, found, read }: Props) {
  const {
    list,
    found: { isUnread },
    hasFailed,
  } = useFound(search)
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list
  const count = useRef<HTMLParagraphElement>(null)
  const readOn = useOneAtATime(() => fetchNextPage())
  const isCut = data !== undefined && !hasNextPage && isPart(data)

  /** After the last page the button goes, and a failure takes its place. The focus must not go with it. */
  function passFocusOn(button: HTMLButtonElement | null) {
    return () => {
      if (document.activeElement !== button) return
      queueMicrotask(() => {
        if (document.activeElement === document.body) count.current?.focus()
      })
    }
  }

  return (
    <div className={styles['foot']}>
      <p ref={count} tabIndex={-1} role="status">
        {data && narrowing.found(found, read)}
        {isCut && ` · ${words.maybeIncomplete}`}
        {hasFailed && (data ? ` · ${narrowing.failed}` : narrowing.unread)}
      </p>
      {hasFailed && <RetryButton busy={isFetching} onRetry={isUnread ? refetch : fetchNextPage} />}
      {hasNextPage && !hasFailed && (
        <>
          <span aria-hidden="true">·</span>
          <PendingButton
            ref={passFocusOn}
            variant="default"
            size="xs"
            pending={isFetchingNextPage}
            onClick={() => void readOn()}
          >
            {narrowing.more}
          </PendingButton>
        </>
      )}
    </div>
  )
}
