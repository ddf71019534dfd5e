import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type RefCallback, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '#ui/PrintView.tsx'
import { roles } from './columns.tsx'
import styles from './BodyRow.module.css'

interface Props {
  count: number
  keyOf: (index: number) => string
  /** Draws a row. The ref measures it, and is absent on paper. */
  children: (index: number, measure?: RefCallback<HTMLTableRowElement>) => ReactNode
}

/** Estimated heights of a row, and of its card on a phone. Rendered rows are measured. */
const rowHeight = 40
const cardHeight = 200

/** Room for six digits and the padding. */
const numberWidth = 88

/** Rows rendered beyond the window's edge, for the Tab key and for quick scrolling. */
const overscan = 8

/**
 * The rows of a long table. Only the rows near the window are in the page; empty space replaces the rest. The row that
 * has the focus or an open menu stays in the page wherever one scrolls. All rows are printed.
 */
export function LongBody({ count, keyOf, children }: Props) {
  const start = useRef<HTMLTableRowElement>(null)
  const scrollMargin = useTop(start)
  // oxlint-disable-next-line react/incompatible-library -- there is no React Compiler here to memoize what it returns
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    overscan,
    scrollMargin,
    getItemKey: keyOf,
    estimateSize: () => (window.innerWidth < 600 ? cardHeight : rowHeight),
    initialOffset: () => window.scrollY,
    rangeExtractor: (range) => withUsedRow(range, start.current),
    useFlushSync: false,
  })

  const items = virtualizer.getVirtualItems()
  useSteadyColumns(start, items.length > 0)

  if (usePrinting())
    return Array.from({ length: count }, (_, index) => <Fragment key={keyOf(index)}>{children(index)}</Fragment>)

  const end = (items.at(-1)?.end ?? scrollMargin) - scrollMargin
  return (
    <>
      <tr ref={start} hidden />
      {items.map(({ key, index, start: top }, position) => (
        <Fragment key={key}>
          <Space height={top - (items[position - 1]?.end ?? scrollMargin)} />
          {children(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Space height={virtualizer.getTotalSize() - end} />
    </>
  )
}

/** Empty space for rows that are not in the page. */
const Space = ({ height }: { height: number }) =>
  height > 0.5 && (
    <tr {...roles.row} aria-hidden className={styles['space']}>
      <td {...roles.cell} style={{ height }} />
    </tr>
  )

/** The rows of `range`, and the row that has the focus or an open menu. */
function withUsedRow(range: Range, start: HTMLElement | null) {
  const indexes = defaultRangeExtractor(range)
  // Read from the page: only the page knows the focus and the open menus.
  const used = start?.parentElement?.querySelector<HTMLElement>(
    ':scope > :is(:focus-within, :has([aria-expanded=true]))',
  )
  const index = Number(used?.dataset['index'] ?? Number.NaN)
  return index < range.count && !indexes.includes(index) ? [...indexes, index].toSorted((a, b) => a - b) : indexes
}

/** The distance from the top of the page to the first row. It changes when the content above grows. */
function useTop(start: { current: HTMLElement | null }) {
  const [top, setTop] = useState(0)
  // An effect, because only a drawn page can be measured. Before the paint, so that the rows do not jump.
  useLayoutEffect(() => {
    const measure = () => {
      const body = start.current?.parentElement
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [start])
  return top
}

/** Columns keep the widths of the first rows, so that they do not move while one scrolls. */
function useSteadyColumns(start: { current: HTMLElement | null }, hasRows: boolean) {
  // An effect, because the browser must first lay the columns out. The header belongs to the table around this body.
  useLayoutEffect(() => {
    if (!hasRows) return undefined
    const table = start.current?.closest('table')
    const headers = [...(table?.querySelectorAll<HTMLElement>(':scope > thead th') ?? [])]
    if (!table || getComputedStyle(table).display !== 'table') return undefined
    // Ids of later rows have more digits than those of the first.
    const wanted = headers.map(({ offsetWidth, dataset }) =>
      dataset['numeric'] ? Math.max(offsetWidth, numberWidth) : offsetWidth,
    )
    const total = wanted.reduce((sum, width) => sum + width, 0)
    headers.forEach((header, column) => (header.style.width = `${(100 * (wanted[column] ?? 0)) / total}%`))
    table.style.tableLayout = 'fixed'
    return () => {
      for (const header of headers) header.style.width = ''
      table.style.tableLayout = ''
    }
  }, [start, hasRows])
}
