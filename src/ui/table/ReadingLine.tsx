import { reading, words } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import styles from './ReadingLine.module.css'

interface Props {
  pages: { read: number; of?: number }
  isReading: boolean
  hasFailed: boolean
  isCut: boolean
  isAsking: boolean
  retry: () => unknown
  /** Result text of a complete read. */
  found: string
}

/** A fast answer needs no words. */
const WAIT_MS = 500

/** From which part of the collection the rows are, while or because not all of it has been read. */
export function ReadingLine({ pages, isReading, hasFailed, isCut, isAsking, retry, found }: Props) {
  const isLong = useLasting(isReading && pages.read === 0, WAIT_MS)
  const isPartial = hasFailed || isCut
  return (
    <div className={styles['line']}>
      {/* Not announced page by page. */}
      {isReading && <span>{pages.read > 0 ? reading.progress(pages) : isLong && words.loading}</span>}
      <span role="status">{isPartial ? (isCut ? reading.cut : reading.progress(pages)) : !isReading && found}</span>
      {isPartial && <RetryButton busy={isAsking} onRetry={retry} />}
    </div>
  )
}
