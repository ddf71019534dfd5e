import { useTimeout } from '@mantine/hooks'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { formatDateTime, formatTime, isoOf } from '#lib/dates.ts'
import { usePreference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'
import { SLOW_MS, useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Read } from './automatic.ts'
import { newRows, refreshing } from './copy.ts'
import { pendingAfter, type RefreshedList, type Row, withoutChanges } from './refreshed-rows.ts'
import { type Change, useReadings, useSummary } from './use-readings.ts'
import links from '#ui/links.module.css'
import styles from './RefreshBar.module.css'

/** How long a change is marked. */
const NEWS_MS = 10_000

/** Age from which the date is shown as well. */
const HALF_DAY_MS = 12 * 3_600_000

interface Props {
  /** Reads of the screen. A list comes first. */
  reads: readonly Read[]
  /** False for reads that cost many calls: they are refetched when a person asks, and once when the screen opens with old data. */
  automatic?: boolean
  /** For a list, whose rows must not move during a refresh. */
  list?: RefreshedList
  /** True when the list has earlier pages. */
  hasRowsBefore?: boolean
  /** Noun for new rows. */
  arrivals?: keyof typeof newRows
  /** Sentence about the change. Defaults to a general sentence. */
  changed?: string
  /** The records that the figures of the screen count. It stands on paper as well. */
  scope?: ReactNode
}

/** Age of the data on screen, « Actualiser », and messages about both. */
export function RefreshBar({ reads, automatic = true, list, hasRowsBefore = false, arrivals, changed, scope }: Props) {
  // The first read gives the rows of this list, so the row type matches.
  const accepts = reads[0]?.accepts as ((row: Row) => boolean) | undefined
  const button = useRef<HTMLButtonElement>(null)
  const [changes, setChanges] = useState(0)
  const marks = useTimeout(() => {
    setChanges(0)
    list?.setPending((pending) => pending && { ...pending, shown: withoutChanges(pending.shown) })
  }, NEWS_MS)

  function onChange(change: Change) {
    const { why, was, now } = change
    // Another change restarts the time of the marks.
    if (now !== was || why === 'asked') {
      marks.clear()
      marks.start()
    }
    if (list) list.setPending((pending) => pendingAfter(change, { pending, drawn: list.rows, hasRowsBefore, accepts }))
    // A detail shows new values at once.
    else if (now !== was && (why === 'background' || why === 'asked')) setChanges((count) => count + 1)
  }

  const watched = list ? reads.slice(0, 1) : reads
  const { readAt, hasFailed, isGone, isReading, isOnline } = useSummary(reads)
  const { isFollowed, refresh } = useReadings({ reads, automatic, watched, onChange })
  const [hasShortcuts] = usePreference('shortcuts')
  const isSlow = useLasting(isReading, SLOW_MS)
  const { shown } = list?.pending ?? {}
  const accepted = <R extends Row>(rows: readonly R[] = []) => (accepts ? rows.filter(accepts) : rows)
  const marked = accepted(list?.rows).map((row) => shown?.marks.get(row['@id']))
  const changedRows = marked.filter((mark) => mark === 'changed').length
  const leftRows = marked.filter((mark) => mark === 'left').length
  const arrived = accepted(shown?.arrived).length

  useShortcut('r', () => void refresh())

  function show() {
    list?.setPending(() => undefined)
    // The pressed button disappears, so the focus moves to « Actualiser ».
    button.current?.focus()
  }

  function troubleNow(): string | undefined {
    if (!isOnline) return refreshing.offline
    // A list without rows shows its own message about a slow server.
    if (isSlow && (list === undefined || readAt !== undefined)) return words.slow
    if (isGone) return refreshing.gone
    return hasFailed ? refreshing.failed : undefined
  }

  function notice() {
    const trouble = troubleNow()
    // One read is slow or has failed. Data of other reads may have changed.
    if (trouble !== undefined) return changed ? `${trouble.replace(/\.$/, '')}. ${changed}` : trouble
    if (arrivals && arrived > 0) {
      const news = newRows[arrivals](arrived)
      return withButton(shown?.hasMoreArrived ? refreshing.atLeast(news) : news, refreshing.show)
    }
    if (shown?.hasMoreArrived) return withButton(refreshing.maybeNew, refreshing.show)
    if (leftRows > 0) return withButton(refreshing.rowsLeft(leftRows), refreshing.showWithout)
    return changed ?? (changes > 0 && refreshing.detailChanged)
  }

  const withButton = (news: string, label: string) => (
    <>
      {news} ·{' '}
      <button type="button" className={links['link']} onClick={show}>
        {label}
      </button>
    </>
  )

  return (
    <div className={styles['refresh']} data-screen-only={!scope || undefined}>
      {readAt !== undefined && <span>{ageOf(readAt)}</span>}
      {isFollowed && <span>{refreshing.followed}</span>}
      {/* Hidden until the first rows of a list arrive, because the age would then move the button. */}
      {(list === undefined || readAt !== undefined) && (
        <Button
          ref={button}
          variant="subtle"
          size="xs"
          // On a phone the message takes the space of the label.
          hideLabel="phone"
          aria-busy={isReading || undefined}
          aria-keyshortcuts={hasShortcuts ? 'R' : undefined}
          leftSection={<RotateCw {...icon} data-turning={isReading || undefined} />}
          onClick={() => void refresh()}
        >
          {refreshing.refresh}
        </Button>
      )}
      {scope && <div className={styles['scope']}>{scope}</div>}
      <p aria-live="polite">
        {notice()}
        {changedRows > 0 && <VisuallyHidden>{refreshing.rowsChanged(changedRows)}</VisuallyHidden>}
      </p>
    </div>
  )
}

function ageOf(readAt: number) {
  const isLongAgo = Date.now() - readAt > HALF_DAY_MS
  return isLongAgo ? refreshing.readOn(formatDateTime(isoOf(readAt))) : refreshing.readAt(formatTime(readAt))
}
