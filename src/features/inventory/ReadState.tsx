import { RetryButton } from '#ui/RetryButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { reading } from './copy.ts'
import type { Parcels } from './parcels.ts'
import type { useParcels } from './use-parcels.ts'
import styles from './ReadLine.module.css'

type Props = ReturnType<typeof useParcels> & {
  /** False where the line would move the page below when it comes and goes. */
  showsProgress?: boolean
}

/** From which part of the parcels the figures are made, and what could not be read. */
export function ReadState({ parcels, isFetching, retry, showsProgress = true }: Props) {
  const failure = failureOf(parcels)
  return (
    <>
      {showsProgress && parcels.isReading && parcels.pages.read > 0 && (
        <p className={styles['scope']}>{reading.progress(parcels.pages)}</p>
      )}
      <div role="status">
        {failure}
        {parcels.isComplete && !failure && <VisuallyHidden>{reading.done(parcels.items.length)}</VisuallyHidden>}
      </div>
      {failure && <RetryButton busy={isFetching} onRetry={retry} />}
    </>
  )
}

function failureOf({ unread, items, isReading, isCut, isOld }: Parcels): string | undefined {
  if (unread.length > 0) return items.length === 0 && !isReading ? reading.nothing : reading.unread(unread)
  if (isCut) return reading.cut
  return isOld ? reading.old : undefined
}
