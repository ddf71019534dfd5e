import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { words } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { readWords } from './copy.ts'
import type { ParcelReading } from './parcel-reading.ts'
import type { useInventory } from './use-inventory.ts'

/** Line under a title: the counted parcels and the progress of the read. High enough for the retry button, so that nothing moves. */
export const ReadLine = ({ link, children }: { link?: ReactNode; children: ReactNode }) => (
  <Flex wrap="wrap" align="center" columnGap="lg" mih="1.875rem">
    {link}
    <Text c="dimmed" fz="sm">
      {readWords.scope}
    </Text>
    {children}
  </Flex>
)

type Props = Pick<ReturnType<typeof useInventory>, 'parcels' | 'isFetching'> & {
  /** Undefined where the card has one retry button for all its reads. */
  retry?: () => unknown
  /** False where the line would cause a layout shift. */
  showsProgress?: boolean
}

/** Shows how much of the parcels has been read, and which reads failed. */
export function ReadState({ parcels, isFetching, retry, showsProgress = true }: Props) {
  const failure = failureOf(parcels)
  const part = parcels.isComplete && parcels.unplaced > 0 && readWords.unplaced(parcels.unplaced)
  return (
    <>
      {showsProgress && parcels.isReading && <Progress parcels={parcels} />}
      <div role="status">
        {[failure, part].filter(Boolean).join(' · ')}
        {parcels.isComplete && !failure && <VisuallyHidden>{readWords.done(parcels.orders.length)}</VisuallyHidden>}
      </div>
      {failure && retry && <RetryButton busy={isFetching} onRetry={retry} />}
    </>
  )
}

/** Delays the progress text, so that a fast answer shows none. */
const WORDS_AFTER_MS = 500

function Progress({ parcels: { pages } }: { parcels: ParcelReading }) {
  const isLong = useLasting(true, WORDS_AFTER_MS)
  const isAnswered = pages.read > 0
  return (
    <Text c="dimmed" fz="sm" role={isAnswered ? undefined : 'status'}>
      {isAnswered ? readWords.progress(pages) : isLong && words.loading}
    </Text>
  )
}

export function failureOf({ unread, orders, isReading, isCut, isOld }: ParcelReading): string | undefined {
  if (unread.length > 0) return orders.length === 0 && !isReading ? readWords.nothing : readWords.unread(unread)
  if (isCut) return readWords.cut
  return isOld ? readWords.old : undefined
}
