import { Link } from '@tanstack/react-router'
import { formatNumber } from '#lib/numbers.ts'
import { useCan } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { retryProps } from '#ui/page-states.tsx'
import { afterPaint } from '#ui/timing.ts'
import { counts, worklists, worklistWords } from './copy.ts'
import type { OrderSearch } from './search.ts'
import { useWorklistCount, type Worklist, worklistsFor, type WorklistTotal } from './worklists.ts'
import styles from './Worklists.module.css'

interface Props {
  search: OrderSearch
  /** The first rows are there, so the counts may be read. */
  mayCount: boolean
}

/**
 * Links to the deliveries that wait, by status, with their counts. A link changes the status alone, as the field « Statut » does: what else
 * narrows the list stays, as a chip that removes it.
 */
export function Worklists({ search, mayCount }: Props) {
  const brings = useCan('orders:bring')
  const { status: current } = search
  return (
    <nav aria-label={worklistWords.name} className={styles['worklists']}>
      <ul>
        {worklistsFor(brings).map((status) => (
          <li key={status ?? ''} ref={status === current ? bringIntoSight : undefined}>
            <Link
              to="/livraisons"
              search={{ ...search, page: undefined, status }}
              activeOptions={exactly}
              aria-current={status === current ? 'page' : undefined}
              aria-describedby={status && `count-${status}`}
            >
              {status === undefined ? worklistWords.all : worklists[status]}
            </Link>
            {status && (
              <span id={`count-${status}`} className={styles['count']}>
                {mayCount && <WorklistCount status={status} />}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The router itself marks a link only at its exact address. `aria-current` depends on the status alone. */
const exactly = { exact: true } as const

/**
 * On a phone the row scrolls. Only the row: `scrollIntoView` would also scroll the page. After the paint, because measuring
 * before it makes the browser do the layout of the page at once.
 */
const bringIntoSight = (item: HTMLElement | null) =>
  afterPaint(() => {
    const row = item?.parentElement
    if (row) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 })
  })

/** How many deliveries a worklist has, or a dash that counts again. Nothing while the first answer is on its way. */
function WorklistCount({ status }: { status: Worklist }) {
  const { total, isUnknown, isAsking, retry } = useWorklistCount(status)
  if (total !== undefined) {
    const isLate = status === 'overtime' && total > 0
    return <span className={isLate ? styles['late'] : undefined}>{formatNumber(total)}</span>
  }
  return isUnknown && <CountButton {...{ status, isAsking, retry }} />
}

interface CountButtonProps extends Pick<WorklistTotal, 'isAsking' | 'retry'> {
  status: Worklist
}

/** A dash for a number that is not known, which counts again. */
export const CountButton = ({ status, isAsking, retry }: CountButtonProps) => (
  <button
    type="button"
    className={styles['again']}
    aria-label={counts.again(worklists[status])}
    title={counts.again(worklists[status])}
    {...retryProps(isAsking, retry)}
  >
    {words.unknown}
  </button>
)
