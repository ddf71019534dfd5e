import { filters, list } from '#features/orders/copy.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Pagination } from '#ui/paging/Pagination.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PAGE_SIZES, readSearch, type OrderSearch } from './search.ts'
import styles from './OrderPages.module.css'

interface Props {
  search: OrderSearch
  /** Undefined when the server does not count. */
  total: number | undefined
  hasNext: boolean
  /** Whether the rows belong to the current search, so that screen readers may announce the count. */
  announced: boolean
  onSize: (size: string) => void
}

const sizes = PAGE_SIZES.map((size) => [String(size), String(size)] as const)

/** The controls under the table: rows per page and pages. */
export function OrderPages({ search, total, hasNext, announced, onSize }: Props) {
  const { page = 1, per_page: size = 10 } = search
  const count = total === undefined ? undefined : Math.ceil(total / size)
  return (
    <div className={styles['foot']}>
      <FilterSelect inline label={filters.perPage} value={String(size)} options={sizes} onChange={onSize} />
      <Pagination
        page={page}
        count={count}
        hasNext={hasNext}
        linkTo={(target) => ({ to: '/livraisons', search: readSearch({ ...search, page: target }) })}
      />
      <VisuallyHidden aria-live="polite">{announced && total !== undefined && list.found(total, page)}</VisuallyHidden>
    </div>
  )
}
