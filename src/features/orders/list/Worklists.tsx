import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as orders from '#api/generated/orders.ts'
import { freshForAMinute } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { countQuery } from '#api/records/selections.ts'
import { formatNumber } from '#lib/numbers.ts'
import { orderAges } from '#list/parameters.ts'
import { useCan } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { exactly } from '#ui/links.tsx'
import { type Refetchable, retryProps } from '#ui/page-states.tsx'
import { afterPaint } from '#ui/timing.ts'
import { ages, counts, worklists, worklistWords } from './copy.ts'
import { type OrderSearch, readOrdersSearch } from './search.ts'
import lists from '#list/ListPage.module.css'
import buttons from '#ui/Button.module.css'
import styles from './Worklists.module.css'

export type Worklist = keyof typeof worklists

const BY_URGENCY = Object.keys(worklists) as Worklist[]
const TO_BRING: readonly Worklist[] = ['ready_for_delivery', 'picked_up']

/** In the order of their links; undefined is the list of all deliveries. Couriers, who bring parcels, have those to bring first. */
export function worklistsFor(brings: boolean): (Worklist | undefined)[] {
  if (!brings) return [undefined, ...BY_URGENCY]
  return [...TO_BRING, undefined, ...BY_URGENCY.filter((worklist) => !TO_BRING.includes(worklist))]
}

export interface WorklistTotal extends Refetchable {
  total: number | undefined
  /** No count: the answer has none, or the fetch failed. */
  isUnknown: boolean
}

/** @param mayRead false shows only a count of the cache */
function useWorklistCount(status: Worklist, mayRead = true): WorklistTotal {
  const count = orders.useOrdersCount(countQuery(status), { ...freshForAMinute, enabled: mayRead })
  const { isSuccess, isFetching, refetch } = count
  const { hasFailed } = readState(count)
  const total = isSuccess ? count.data.total : undefined
  return { total, isUnknown: total === undefined && (hasFailed || isSuccess), isFetching, refetch }
}

/** Counts of all worklists, fetched in parallel, as above the list of deliveries. */
export const useWorklistCounts = (): Record<Worklist, WorklistTotal> => ({
  overtime: useWorklistCount('overtime'),
  overtimedue: useWorklistCount('overtimedue'),
  reminder: useWorklistCount('reminder'),
  operin: useWorklistCount('operin'),
  left_for_customer_service: useWorklistCount('left_for_customer_service'),
  created: useWorklistCount('created'),
  ready_for_delivery: useWorklistCount('ready_for_delivery'),
  picked_up: useWorklistCount('picked_up'),
})

interface Props {
  search: OrderSearch
  /** The first rows have loaded, so the counts may be fetched. */
  mayCount: boolean
  /** The saved views, on the same line where there is room. */
  children?: ReactNode
}

/** A link changes only the status, like the field « Statut ». The other filters stay and remain visible as chips. */
export function Worklists({ search, mayCount, children }: Props) {
  const brings = useCan('orders:bring')
  const links = worklistsFor(brings).map((status) => ({
    id: status ?? '',
    name: status === undefined ? worklistWords.all : worklists[status],
    search: { ...search, page: undefined, status },
    isCurrent: status === search.status,
    count: status && <WorklistCount status={status} mayCount={mayCount} />,
  }))
  return (
    <div className={styles['line']}>
      <CountedLinks name={worklistWords.name} links={links} />
      {children}
    </div>
  )
}

interface AgesProps {
  search: OrderSearch
  /** In the order of the bands. Undefined before the first answer. */
  numbers: readonly number[] | undefined
  note: ReactNode
}

/** Links to the deliveries of a worklist by the age of their status, with their counts. */
export function AgeLinks({ search, numbers, note }: AgesProps) {
  const links = [undefined, ...orderAges].map((age, at) => ({
    id: age ?? '',
    name: age === undefined ? worklistWords.all : ages.bands[at - 1],
    search: { ...search, age },
    isCurrent: age === search.age,
    count: age && (numbers ? formatNumber(numbers[at - 1] ?? 0) : ''),
  }))
  return (
    <div className={`${styles['line']} ${styles['ages']}`}>
      <CountedLinks name={ages.name} links={links} />
      <p>{note}</p>
    </div>
  )
}

interface LinksProps {
  name: string
  links: readonly {
    id: string
    name: ReactNode
    search: OrderSearch
    isCurrent: boolean
    /** Undefined for a link without a count. */
    count: ReactNode
  }[]
}

/** Links to parts of the list, with their counts, in one line that scrolls on a phone. */
const CountedLinks = ({ name, links }: LinksProps) => (
  <nav aria-label={name} className={lists['links']}>
    <ul>
      {links.map((link) => (
        <li key={link.id} ref={link.isCurrent ? bringIntoSight : undefined}>
          <Link
            to="/livraisons"
            search={readOrdersSearch(link.search)}
            // The link decides, whereas the router compares the whole address.
            activeOptions={exactly}
            aria-current={link.isCurrent ? 'page' : undefined}
            aria-describedby={link.count === undefined ? undefined : `count-${link.id}`}
          >
            {link.name}
          </Link>
          {link.count !== undefined && (
            <span id={`count-${link.id}`} className={styles['count']}>
              {link.count}
            </span>
          )}
        </li>
      ))}
    </ul>
  </nav>
)

/**
 * Scrolls the row on a phone to the current link, without `scrollIntoView`, which would also scroll the page. Runs after
 * paint, because measuring before it forces a synchronous layout.
 */
const bringIntoSight = (item: HTMLElement | null) =>
  afterPaint(() => {
    const row = item?.parentElement
    if (row) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 })
  })

/** Number of deliveries of a worklist, or a dash that retries the count. Nothing while the first answer is loading. */
function WorklistCount({ status, mayCount }: { status: Worklist; mayCount: boolean }) {
  const count = useWorklistCount(status, mayCount)
  const { total, isUnknown } = count
  if (total !== undefined) {
    const isLate = status === 'overtime' && total > 0
    return <span className={isLate ? styles['late'] : undefined}>{formatNumber(total)}</span>
  }
  return isUnknown && <CountButton status={status} count={count} />
}

interface CountButtonProps {
  status: Worklist
  count: Refetchable
}

/** Dash for an unknown number. A click retries the count. */
export const CountButton = ({ status, count }: CountButtonProps) => (
  <button
    type="button"
    className={`${buttons['iconButton']} ${styles['again']}`}
    aria-label={counts.again(worklists[status])}
    title={counts.again(worklists[status])}
    {...retryProps([count])}
  >
    {words.unknown}
  </button>
)
