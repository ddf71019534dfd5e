import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { as } from './roles.ts'
import { usePrinting } from './use-printing.ts'
import styles from './LongBody.module.css'

interface Place {
  'aria-rowindex': number
  'data-index': number
  ref: Ref<HTMLTableRowElement>
}

interface Props {
  count: number
  keyOf: (index: number) => string
  children: (index: number, place?: Place) => ReactNode
}

/** A row, or on a phone its card; what is really there is measured. */
const rowHeight = 40
const cardHeight = 200

/** Six digits and what is around them. */
const numberWidth = 88

/** Rendered beyond the window's edge, so that the Tab key and a quick thumb find rows there. */
const overscan = 8

/**
 * The rows of a table that holds hundreds: only those in or near the window are in the page, and space for the others.
 * The row that has the focus, or whose menu is open, stays wherever the window goes; on paper all rows are there.
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
          {children(index, { 'aria-rowindex': index + 2, 'data-index': index, ref: virtualizer.measureElement })}
        </Fragment>
      ))}
      <Space height={virtualizer.getTotalSize() - end} />
    </>
  )
}

/** In place of rows that are not there. */
const Space = ({ height }: { height: number }) =>
  height > 0.5 && (
    <tr {...as.row} aria-hidden className={styles['space']}>
      <td {...as.cell} style={{ height }} />
    </tr>
  )

/** The rows of `range`, and the one that is in use. */
function withUsedRow(range: Range, start: HTMLElement | null) {
  const indexes = defaultRangeExtractor(range)
  const used = start?.parentElement?.querySelector<HTMLElement>(
    ':scope > :is(:focus-within, :has([aria-expanded=true]))',
  )
  const index = Number(used?.dataset['index'] ?? Number.NaN)
  return index < range.count && !indexes.includes(index) ? [...indexes, index].toSorted((a, b) => a - b) : indexes
}

/** How far down the page the rows begin: what is above them may grow. */
function useTop(start: { current: HTMLElement | null }) {
  const [top, setTop] = useState(0)
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

/** Columns keep the widths that the first rows gave them: they must not move with what scrolls by. */
function useSteadyColumns(start: { current: HTMLElement | null }, hasRows: boolean) {
  useLayoutEffect(() => {
    if (!hasRows) return undefined
    const table = start.current?.closest('table')
    const headers = [...(table?.querySelectorAll<HTMLElement>(':scope > thead th') ?? [])]
    if (!table || getComputedStyle(table).display !== 'table') return undefined
    // The first numbers are short; those of the rows further down are not.
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
