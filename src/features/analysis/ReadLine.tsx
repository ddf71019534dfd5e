import { Flex, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { reading } from './copy.ts'
import type { Period } from './days.ts'
import type { DeliveriesRead } from './use-deliveries.ts'
import styles from './Analysis.module.css'

interface Props {
  read: DeliveriesRead
  period: Period | undefined
  /** The period of the filter is not read completely. */
  isBefore: boolean
  /** Undefined when no more may be read. */
  onMore: (() => void) | undefined
}

/** Shows which deliveries the figures count, and the progress of the read. */
export function ReadLine({ read, period, isBefore, onMore }: Props) {
  const { deliveries, hasOlder, reach, isReading, goal } = read
  const count = deliveries?.length ?? 0
  const failure = failureOf(read, count)
  const covered = useId()
  return (
    <div>
      <Line>
        <Text id={covered} fz="sm" fw={500} c="var(--c-text)">
          {count > 0 && reading.covered(count, reach.isComplete && !failure, period)}
        </Text>
        {hasOlder && count > 0 && (onMore || isReading) && (
          <PendingButton variant="default" size="xs" aria-describedby={covered} pending={isReading} onClick={onMore}>
            {reading.more}
          </PendingButton>
        )}
        {hasOlder && !onMore && !isReading && <p>{reading.most}</p>}
      </Line>
      <Line>
        {isReading && <p>{count > 0 ? reading.progress(count, goal) : words.loading}</p>}
        <div role="status">
          {failure}
          {failure && isBefore && ' ·'}
          {isBefore && !isReading && <span> {reading.before(knownFrom(read))}</span>}
          {!isReading && !failure && <VisuallyHidden>{reading.done(count)}</VisuallyHidden>}
        </div>
        {failure && <RetryButton busy={read.isAsking} onRetry={read.retry} />}
      </Line>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" align="center" columnGap="lg" mih="2rem" c="dimmed" fz="sm">
    {children}
  </Flex>
)

interface ScopeProps {
  read: DeliveriesRead
  period: Period | undefined
  isBefore: boolean
  /** Labels of the chosen filters. */
  chosen: readonly (string | undefined)[]
}

/** Print version, because neither the line under the title nor the filters are printed. */
export function PrintedScope({ read, period, isBefore, chosen }: ScopeProps) {
  const { deliveries, reach } = read
  const count = deliveries?.length ?? 0
  const failure = failureOf(read, count)
  const covered = reading.covered(count, reach.isComplete && !failure, period)
  return (
    <Text className={styles['printed']} fz="sm">
      {[covered, failure, ...chosen, isBefore && reading.partOfPeriod(knownFrom(read))].filter(Boolean).join(' · ')}
    </Text>
  )
}

/** The oldest day read, if the days after it are complete. */
const knownFrom = ({ reach: { from, hasGaps } }: DeliveriesRead) => (hasGaps ? undefined : from)

function failureOf({ hasFailed, isCut, isOld }: DeliveriesRead, count: number) {
  if (hasFailed) return count === 0 ? reading.nothing : reading.unread
  if (isCut) return reading.cut
  return isOld ? reading.old : undefined
}
