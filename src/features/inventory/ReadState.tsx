import { Text } from '@mantine/core'
import { words } from '#ui/copy.ts'
import { type Refetchable, RetryButton } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { readWords } from './copy.ts'
import type { ParcelReading } from './parcel-reading.ts'

interface Props {
  parcels: ParcelReading
  /** Undefined where the card has one retry button for all its reads. */
  failed?: readonly Refetchable[]
  /** False where the line would cause a layout shift. */
  showsProgress?: boolean
}

/** Shows how much of the parcels has been read, and which reads failed. */
export function ReadState({ parcels, failed, showsProgress = true }: Props) {
  const failure = failureOf(parcels)
  const part = parcels.isComplete && parcels.unplaced > 0 && readWords.unplaced(parcels.unplaced)
  return (
    <>
      {showsProgress && parcels.isReading && <Progress parcels={parcels} />}
      <div role="status">
        {[failure, part].filter(Boolean).join(' · ')}
        {parcels.isComplete && !failure && <VisuallyHidden>{readWords.done(parcels.orders.length)}</VisuallyHidden>}
      </div>
      {failure && failed && <RetryButton reads={failed} />}
    </>
  )
}

/** Which parcels a screen counts, beside the age of its data. The progress of the read stands in the same place before, so that nothing moves. */
export const ReadScope = (inventory: Omit<Props, 'showsProgress'>) => (
  <>
    {inventory.parcels.isReading || <span>{readWords.scope}</span>}
    <ReadState {...inventory} />
  </>
)

/** Delays the progress text, so that a fast answer shows none. */
const WORDS_AFTER_MS = 500

function Progress({ parcels: { pages } }: { parcels: ParcelReading }) {
  const isLong = useLasting(true, WORDS_AFTER_MS)
  const isAnswered = pages.read > 0
  return (
    <Text span c="dimmed" fz="inherit" role={isAnswered ? undefined : 'status'}>
      {isAnswered ? readWords.progress(pages) : isLong && words.loading}
    </Text>
  )
}

export function failureOf({ unread, orders, isReading, isCut, isOld }: ParcelReading): string | undefined {
  if (unread.length > 0) return orders.length === 0 && !isReading ? readWords.nothing : readWords.unread(unread)
  if (isCut) return readWords.cut
  return isOld ? readWords.old : undefined
}
