import { reading, words } from '#ui/copy.ts'
import { type Refetchable, RetryButton } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import styles from './pages.module.css'

/** Progress of a read in pages. */
interface Reading extends Refetchable {
  pages: { read: number; of?: number }
  isReading: boolean
  hasFailed: boolean
  isCut: boolean
}

interface Props {
  /** Undefined when nothing is left to read. */
  reading?: Reading | undefined
  /** Text after a complete read. */
  found: string
}

const allRead: Reading = {
  pages: { read: 1, of: 1 },
  isReading: false,
  hasFailed: false,
  isCut: false,
  isFetching: false,
  refetch: () => undefined,
}

/** Delay of the text, which a fast answer does not need. */
const WAIT_MS = 500

/** Progress of reading a collection, and its failure with a retry button. */
export function ReadingLine({ reading: state = allRead, found }: Props) {
  const { pages, isReading, hasFailed, isCut } = state
  const isLong = useLasting(isReading && pages.read === 0, WAIT_MS)
  const isPartial = hasFailed || isCut
  return (
    <div className={styles['line']}>
      {/* Not in a live region, so that pages are not announced one by one. */}
      {isReading && <span>{pages.read > 0 ? reading.progress(pages) : isLong && words.loading}</span>}
      <span role="status">{isPartial ? (isCut ? reading.cut : reading.progress(pages)) : !isReading && found}</span>
      {isPartial && <RetryButton reads={[state]} />}
    </div>
  )
}
