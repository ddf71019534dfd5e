import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react'
import { usePrinting } from '#ui/PrintView.tsx'
import { roles } from './columns.tsx'

interface Props {
  count: number
  keyOf: (index: number) => string
  /** Renders a row. The ref measures it, and is absent on paper. */
  children: (index: number, measure?: RefCallback<HTMLTableRowElement>) => ReactNode
}

/** Estimated heights of a row, and of its card on a phone. Rendered rows are measured. */
const rowHeight = 40
const cardHeight = 200

/** Width of an id with six digits, and the padding. */
const numberWidth = 88

/** Rows rendered beyond the viewport, for the Tab key and for fast scrolling. */
const overscan = 8

/** The rows near the viewport, and those with the focus or an open menu, between empty space. All are printed. */
export function LongBody({ count, keyOf, children }: Props) {
  const start = useRef<HTMLTableRowElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
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
  const hasRows = items.length > 0
  // A ref, because only a rendered body can be measured, and before the paint, so that neither rows nor columns jump.
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      start.current = row
      const body = row?.parentElement
      const table = row?.closest('table')
      if (!body || !table) return undefined
      const ends = [followTop(body, setScrollMargin), hasRows ? fixColumns(table) : undefined]
      return () => ends.forEach((end) => end?.())
    },
    [hasRows],
  )

  if (usePrinting())
    return Array.from({ length: count }, (_, index) => <Fragment key={keyOf(index)}>{children(index)}</Fragment>)

  const end = (items.at(-1)?.end ?? scrollMargin) - scrollMargin
  return (
    <>
      <tr ref={measure} hidden />
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

/** Empty space for rows that are not rendered. */
const Space = ({ height }: { height: number }) =>
  height > 0.5 && (
    <tr {...roles.row} aria-hidden>
      <td {...roles.cell} style={{ height }} />
    </tr>
  )

/** The rows of `range`, and the row with the focus or an open menu. */
function withUsedRow(range: Range, start: HTMLElement | null) {
  const indexes = defaultRangeExtractor(range)
  // Read from the page, because no state holds the focus and the open menus.
  const used = start?.parentElement?.querySelector<HTMLElement>(
    ':scope > :is(:focus-within, :has([aria-expanded=true]))',
  )
  const index = Number(used?.dataset['index'] ?? Number.NaN)
  return index < range.count && !indexes.includes(index) ? [...indexes, index].toSorted((a, b) => a - b) : indexes
}

/** Reports the distance from the top of the page to the first row, also when the content above changes. */
function followTop(body: HTMLElement, onTop: (top: number) => void) {
  const measure = () => onTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  return () => observer.disconnect()
}

/** Fixes the column widths of the first rows, so that columns do not move while scrolling. */
function fixColumns(table: HTMLTableElement) {
  if (getComputedStyle(table).display !== 'table') return undefined
  const headers = [...table.querySelectorAll<HTMLElement>(':scope > thead th')]
  // Later rows have ids with more digits.
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
}
