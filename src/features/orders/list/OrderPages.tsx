import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { Pagination } from '#ui/table/Pagination.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { filters, list } from './copy.ts'
import { defaultSize, isNarrowed, type OrderSearch, pageSizes, readOrdersSearch } from './search.ts'
import styles from './OrderPages.module.css'

const loadFound = retryUntilLoaded(async () => (await import('./FoundFoot.tsx')).FoundFoot)

interface Props {
  search: OrderSearch
  /** How many rows are shown, and of how many, where the console filters them itself. */
  found: number
  read: number
  /** Undefined when the server does not count, as is `lastPage`. */
  total: number | undefined
  lastPage: number | undefined
  hasNext: boolean
  /** Whether the rows belong to the current search, so that screen readers may announce the count. */
  announced: boolean
  onSize: (size: string) => void
}

const sizes = pageSizes.map((size) => [String(size), String(size)] as const)

/** The controls under the table: rows per page and pages, or how far the deliveries of a machine have been read. */
export function OrderPages({ search, found, read, total, lastPage, hasNext, announced, onSize }: Props) {
  const { page = 1, per_page: size = defaultSize } = search
  if (isNarrowed(search)) return <Late load={loadFound} props={{ search, found, read }} />
  return (
    <div className={styles['foot']}>
      <AddressSelect inline label={filters.perPage} value={String(size)} options={sizes} onChange={onSize} />
      <Pagination
        page={page}
        count={lastPage}
        hasNext={hasNext}
        linkTo={(target) => ({ to: '/livraisons', search: readOrdersSearch({ ...search, page: target }) })}
      />
      <VisuallyHidden aria-live="polite">{announced && total !== undefined && list.found(total, page)}</VisuallyHidden>
    </div>
  )
}
