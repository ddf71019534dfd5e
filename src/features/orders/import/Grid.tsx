import { Box, Text } from '@mantine/core'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { flash } from '#ui/flash/flash.ts'
import { afterPaint } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { COLUMNS, type Field } from './columns.ts'
import { fields as titles, grid as words } from './copy.ts'
import { type Column, type Draft, GridRow, type Place, type RowChoices } from './GridRow.tsx'
import type { ImportRow, Verdict } from './judge.ts'
import { MOST_ROWS, parseCells } from './read-file.ts'
import type { Edit } from './use-sheet.ts'
import styles from './import.module.css'

interface Props {
  rows: readonly ImportRow[]
  /** Number of rows with those that are not shown. */
  total: number
  /** The line of the next new row. */
  nextLine: number
  verdicts: ReadonlyMap<number, Verdict>
  fields: readonly Field[]
  choices: RowChoices
  onEdit: (edits: readonly Edit[]) => void
  onRemove: (line: number) => void
  onUndo: () => void
}

const selectorOf = ({ line, column }: Place) => `[data-line="${line}"][data-column="${column}"]`

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-line][data-column]') : null
  return cell === null ? undefined : { line: Number(cell.dataset['line']), column: cell.dataset['column'] as Column }
}

/** Enter or a letter begins a correction, Enter or Tab ends it and moves on. Below 600 px each row is a card. */
export function Grid({ rows, total, nextLine, verdicts, fields, choices, onEdit, onRemove, onUndo }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const hint = useId()
  const [chosen, setChosen] = useState<Place>()
  const [draft, setDraft] = useState<Draft>()
  const columns: readonly Column[] = [...fields, 'remove']
  const first = rows[0] && fields[0] && { line: rows[0].line, column: fields[0] }
  const isThere = chosen && rows.some(({ line }) => line === chosen.line) && columns.includes(chosen.column)
  const active = isThere ? chosen : first

  function focus(place: Place | undefined) {
    flushSync(() => {
      setDraft(undefined)
      setChosen(place)
    })
    const cell = place && table.current?.querySelector<HTMLElement>(selectorOf(place))
    cell?.focus()
    // Rows on the way that were never in sight have an estimated height until they are drawn.
    afterPaint(() => cell?.scrollIntoView({ block: 'nearest' }))
  }

  function move(from: Place, down: number, right: number) {
    const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1)
    const row = rows[clamp(rows.findIndex(({ line }) => line === from.line) + down, rows.length)]
    const column = columns[clamp(columns.indexOf(from.column) + right, columns.length)]
    if (row !== undefined && column !== undefined) focus({ line: row.line, column })
  }

  function begin(place: Place, text?: string) {
    if (place.column === 'remove') return
    const known = rows.find(({ line }) => line === place.line)?.cells[place.column] ?? ''
    flushSync(() => {
      setChosen(place)
      setDraft({ ...place, text: text ?? known })
    })
    const input = table.current?.querySelector<HTMLInputElement>(`${selectorOf(place)} input`)
    input?.focus()
    if (text === undefined) input?.select()
  }

  function commit({ line, column }: Place, text: string) {
    if (column !== 'remove') onEdit([{ line, field: column, text }])
  }

  /** A click elsewhere ends a correction. Unlike Enter, it does not confirm an unchanged text. */
  function leave(place: Place, text: string) {
    const row = rows.find(({ line }) => line === place.line)
    if (place.column !== 'remove' && row?.cells[place.column] !== text) commit(place, text)
    setDraft(undefined)
  }

  function removeRow(line: number) {
    const index = rows.findIndex((row) => row.line === line)
    const neighbour = rows[index + 1] ?? rows[index - 1]
    flushSync(() => onRemove(line))
    if (neighbour) focus({ line: neighbour.line, column: 'remove' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (place === undefined) return
    const { key, shiftKey } = event
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.target instanceof HTMLInputElement) {
      const { value } = event.target
      if (key === 'Escape') {
        event.preventDefault()
        focus(place)
      } else if ((key === 'Enter' || key === 'Tab') && !event.nativeEvent.isComposing) {
        event.preventDefault()
        commit(place, value)
        const step = shiftKey ? -1 : 1
        move(place, key === 'Enter' ? step : 0, key === 'Tab' ? step : 0)
      }
      return
    }
    const steps: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-10, 0],
      PageDown: [10, 0],
      Home: [hasModifier ? -rows.length : 0, -columns.length],
      End: [hasModifier ? rows.length : 0, columns.length],
    }
    const step = steps[key]
    if (step !== undefined && !event.altKey) {
      event.preventDefault()
      move(place, ...step)
    } else if (key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      flushSync(onUndo)
      focus(place)
    } else if (place.column !== 'remove' && !hasModifier) onCellKey(event, place)
  }

  function onCellKey(event: KeyboardEvent, place: Place) {
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      begin(place)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      commit(place, '')
    } else if (event.key === 'Dead') begin(place, '')
    else if (event.key.length === 1) {
      event.preventDefault()
      begin(place, event.key)
    }
  }

  /** Fills the cells from the active one on, and adds rows at the end. A single text in an input is pasted by the browser. */
  function onPaste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    const isPlain = event.target instanceof HTMLInputElement && !/[\t\n]/.test(text.trimEnd())
    if (place === undefined || place.column === 'remove' || text === '' || isPlain) return
    event.preventDefault()
    const from = { row: rows.findIndex(({ line }) => line === place.line), column: fields.indexOf(place.column) }
    const pasted = parseCells(text)
    const room = Math.max(0, MOST_ROWS - total + rows.length - from.row)
    const edits = pasted.slice(0, room).flatMap((cells, down) => {
      const row = rows[from.row + down]
      const line = row?.line ?? nextLine + from.row + down - rows.length
      return cells.flatMap((cell, right): Edit[] => {
        const field = fields[from.column + right]
        return field === undefined ? [] : [{ line, field, text: cell, isCopied: true }]
      })
    })
    flushSync(() => onEdit(edits))
    focus(place)
    if (pasted.length > room) flash.error(words.pasteCut(pasted.length - room))
  }

  function onClick(event: MouseEvent) {
    const place = placeOf(event.target)
    if (place === undefined || event.target instanceof HTMLInputElement) return
    if (place.column === 'remove') return removeRow(place.line)
    // A finger has no second click: it corrects at once.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (isTouch || (chosen?.line === place.line && chosen.column === place.column)) begin(place)
    else focus(place)
  }

  return (
    <Box className={styles['frame']} pos="relative">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div
        ref={table}
        role="grid"
        className={styles['grid']}
        aria-label={words.label}
        aria-describedby={hint}
        aria-rowcount={rows.length + 1}
        style={{ '--columns': fields.map((field) => COLUMNS[field].width).join(' ') } as CSSProperties}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onClick={onClick}
      >
        <div role="row" className={styles['head']} data-visually-hidden="phone" aria-rowindex={1}>
          <span role="columnheader">{words.line}</span>
          {fields.map((field) => (
            <span key={field} role="columnheader">
              {titles[field]}
            </span>
          ))}
          <span role="columnheader">
            <VisuallyHidden>{words.removal}</VisuallyHidden>
          </span>
        </div>
        {rows.map((row, index) => (
          <GridRow
            key={row.line}
            row={row}
            rank={index + 2}
            fields={fields}
            verdict={verdicts.get(row.line)}
            active={active?.line === row.line ? active.column : undefined}
            draft={draft?.line === row.line ? draft : undefined}
            choices={draft?.line === row.line ? choices : undefined}
            onLeave={draft?.line === row.line ? leave : undefined}
          />
        ))}
      </div>
      <Text data-visually-hidden="phone" mt="sm" c="dimmed" fz="sm" id={hint}>
        {words.hint}
      </Text>
    </Box>
  )
}
