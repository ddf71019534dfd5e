import { Link } from '@tanstack/react-router'
import { useCan } from '#session/session.ts'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { afterPaint } from '#ui/timing.ts'
import { worklists, worklistWords } from './copy.ts'
import type { OrderSearch } from './search.ts'
import { worklistsFor } from './worklists.ts'
import styles from './Worklists.module.css'

const loadCount = retryUntilLoaded(async () => (await import('./WorklistCount.tsx')).WorklistCount)

interface Props {
  search: OrderSearch
  /** The rows are there, so the counts may be read. */
  counted: boolean
}

/**
 * Links to the deliveries that wait, by status, with their counts. A link changes the status alone, as the field « Statut » does: what else
 * narrows the list stays, as a chip that removes it. The places of the counts are kept free from the start.
 */
export function Worklists({ search, counted }: Props) {
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
              activeOptions={here}
              aria-current={status === current ? 'page' : undefined}
              aria-describedby={status && `count-${status}`}
            >
              {status === undefined ? worklistWords.all : worklists[status]}
            </Link>
            {status && (
              <span id={`count-${status}`} className={styles['count']}>
                {counted && <Late load={loadCount} props={{ status }} />}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which worklist is current does not depend on the page of the list or on its other filters. */
const here = { exact: true } as const

/**
 * On a phone the row scrolls. Only the row: `scrollIntoView` would also scroll the page. After the paint, because measuring
 * before it makes the browser do the layout of the page at once.
 */
const bringIntoSight = (item: HTMLElement | null) =>
  afterPaint(() => {
    const row = item?.parentElement
    if (row) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 })
  })
