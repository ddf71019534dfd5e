import { Box, Flex, Text } from '@mantine/core'
import { useId } from 'react'
import { PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { periodReading, reading } from './copy.ts'
import type { Period } from './days.ts'
import { STEP } from './search.ts'
import type { DeliveriesRead } from './use-deliveries.ts'

interface Props {
  read: DeliveriesRead
  period: Period | undefined
  /** The period of the filter is not read completely. */
  isBefore: boolean
  /** Undefined when no more may be read. */
  onMore: (() => void) | undefined
}

/** Which deliveries the figures count, or the progress of the read. One line where there is room. */
export function ReadLine({ read, period, isBefore, onMore }: Props) {
  const { deliveries, hasOlder, reach, isReading, goal } = read
  const count = deliveries?.length ?? 0
  const failure = failureOf(read, count)
  const text = useId()
  return (
    <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md" mih="2rem" c="dimmed" fz="sm">
      {isReading && <Box component="progress" w="8rem" h={8} value={count} max={goal} aria-labelledby={text} />}
      <Text id={text} fz="sm" fw={500} c="var(--c-text)">
        {isReading
          ? count > 0
            ? reading.progress(count, goal)
            : words.loading
          : count > 0 && reading.covered(count, reach.isComplete && !failure, period)}
      </Text>
      {/* The first reading starts by itself. */}
      {hasOlder && count > 0 && (isReading ? goal > STEP : onMore) && (
        <PendingButton variant="default" size="xs" aria-describedby={text} pending={isReading} onClick={onMore}>
          {reading.more}
        </PendingButton>
      )}
      {hasOlder && !onMore && !isReading && <p>{reading.most}</p>}
      <div role="status">
        {failure}
        {failure && isBefore && ' ·'}
        {isBefore && !isReading && <span> {reading.before(read.oldest)}</span>}
        {!isReading && !failure && <VisuallyHidden>{reading.done(count)}</VisuallyHidden>}
      </div>
      {failure && <RetryButton reads={[read]} />}
    </Flex>
  )
}

interface ScopeProps extends Omit<Props, 'onMore'> {
  chosen: readonly (string | false | undefined)[]
}

/** Print version, because neither the line under the title nor the filters are printed. */
export function PrintedScope({ read, period, isBefore, chosen }: ScopeProps) {
  const { deliveries, reach } = read
  const count = deliveries?.length ?? 0
  const failure = failureOf(read, count)
  const covered = reading.covered(count, reach.isComplete && !failure, period)
  return (
    <Text fz="sm" data-paper-only>
      {[covered, failure, ...chosen, isBefore && reading.partOfPeriod(read.oldest)].filter(Boolean).join(' · ')}
    </Text>
  )
}

function failureOf({ hasFailed, isCut, isOld }: DeliveriesRead, count: number) {
  if (hasFailed) return count === 0 ? reading.nothing : reading.unread
  if (isCut) return reading.cut
  return isOld ? reading.old : undefined
}

/** Progress and end of the reading of a period, and its failure with a retry. */
export const ReadStatus = ({ read }: { read: DeliveriesRead }) => {
  const { deliveries = [], isReading, isWhole, oldest, hasFailed } = read
  const { length: count } = deliveries
  return (
    <Box data-screen-only mih="1.5rem" mb="sm" c="dimmed" fz="sm">
      <p role="status">
        {isReading
          ? periodReading.progress(count, oldest)
          : hasFailed
            ? ''
            : isWhole
              ? periodReading.done(count)
              : periodReading.part(oldest)}
      </p>
      {hasFailed && (
        <p role="alert">
          {count === 0 ? periodReading.unread : periodReading.part(oldest)} <RetryButton reads={[read]} />
        </p>
      )}
    </Box>
  )
}
