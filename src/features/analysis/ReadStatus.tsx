import { Box } from '@mantine/core'
import { RetryButton } from '#ui/page-states.tsx'
import { periodReading as words } from './copy.ts'
import type { DeliveriesRead } from './use-deliveries.ts'

interface Props {
  read: DeliveriesRead
  /** All deliveries of the period have been read. */
  isWhole: boolean
  /** The oldest day read, if the days after it are complete. */
  oldest: string | undefined
}

/** Progress and end of the reading of a period, and its failure with a retry. */
export const ReadStatus = ({ read, isWhole, oldest }: Props) => {
  const { deliveries = [], isReading, hasFailed } = read
  const { length: count } = deliveries
  return (
    <Box data-screen-only mih="1.5rem" mb="sm" c="dimmed" fz="sm">
      <p role="status">
        {isReading ? words.progress(count, oldest) : hasFailed ? '' : isWhole ? words.done(count) : words.part(oldest)}
      </p>
      {hasFailed && (
        <p role="alert">
          {count === 0 ? words.unread : words.part(oldest)} <RetryButton busy={read.isAsking} onRetry={read.retry} />
        </p>
      )}
    </Box>
  )
}
