import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { paging } from './copy.ts'
import styles from './paging.module.css'

interface Props {
  page: number
  /** Undefined when the server gives no total. Then there is no last page to jump to. */
  lastPage: number | undefined
  hasNext: boolean
  onPage: (page: number) => void
}

/** Arrows to the previous, next, first and last page. An arrow that leads nowhere stays in place and keeps the focus. */
export function PageArrows({ page, lastPage, hasNext, onPage }: Props) {
  const arrow = (label: string, Icon: LucideIcon, target: number | undefined) => (
    <IconButton
      className={styles['arrow']}
      aria-label={label}
      aria-disabled={target === undefined || undefined}
      onClick={() => target !== undefined && onPage(target)}
    >
      <Icon {...icon} />
    </IconButton>
  )
  const isFirst = page <= 1
  return (
    <nav aria-label={paging.label} className={styles['arrows']}>
      {arrow(paging.first, ChevronFirst, isFirst ? undefined : 1)}
      {arrow(paging.previous, ChevronLeft, isFirst ? undefined : page - 1)}
      {arrow(paging.next, ChevronRight, hasNext ? page + 1 : undefined)}
      {arrow(paging.last, ChevronLast, hasNext ? lastPage : undefined)}
    </nav>
  )
}
