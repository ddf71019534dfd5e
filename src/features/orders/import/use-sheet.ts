import { deepEqual } from '@tanstack/react-router'
import {
  type Cells,
  cellsOf,
  cleanedCell,
  type Doubts,
  emptyCells,
  type Field,
  type FileColumn,
  readCell,
} from './columns.ts'
import type { ImportRow, Messages } from './judge.ts'
import { assign, type Table } from './titles.ts'

/** The rows of an import, their columns in the file, and what was created. It lives in memory only. */
export interface SheetState {
  table: Table
  rows: readonly ImportRow[]
  /** Rows before each edit, the last one at the end. */
  past: readonly (readonly ImportRow[])[]
  /** Highest line so far. A line is never used again, because the codes of its delivery belong to it. */
  lastLine: number
  /** Ids of the deliveries, in the order of their creation. */
  created: readonly number[]
}

export interface Edit {
  line: number
  field: Field
  text: string
  /** Copied cells come from a spreadsheet, like those of a file. A typed text is believed. */
  isCopied?: true
}

/** Maximum number of edits that can be undone. */
const MOST_UNDONE = 100

export const newSheet = (table: Table): SheetState => ({
  table,
  rows: table.rows.map((row) => ({ line: row.line, ...cellsOf(row, table.columns), refused: {} })),
  past: [],
  lastLine: Math.max(1, ...table.rows.map(({ line }) => line)),
  created: [],
})

/** Whether the rows are other ones than those of the file. */
export function isCorrected({ table, rows }: SheetState) {
  const factsOf = (given: readonly ImportRow[]) => given.map(({ line, cells, doubts }) => ({ line, cells, doubts }))
  return !deepEqual(factsOf(rows), factsOf(newSheet(table).rows))
}

/** The place of a delivery. A refusal of its booking ends when one of these changes. */
const PLACE = new Set<Field>(['company', 'machine', 'zone', 'size'])

type ReadEdit = Edit & { doubt: Doubts[Field] }

/** Reads the text of an edit. */
function readEdit(given: Edit): ReadEdit {
  if (given.isCopied) return { ...given, ...readCell(given.field, given.text) }
  return { ...given, text: cleanedCell(given.field, given.text), doubt: undefined }
}

/** A row after edits. Doubts and messages of the server end with the texts that they are about. */
function edited(row: ImportRow, edits: readonly ReadEdit[]): ImportRow {
  const changes = edits.filter(
    ({ field, text, doubt }) =>
      row.cells[field] !== text || row.doubts[field] !== doubt || row.doubts.row !== undefined,
  )
  if (changes.length === 0) return row
  const cells = { ...row.cells }
  const { row: _, ...doubts } = row.doubts
  const refused: Messages = { ...row.refused }
  for (const { field, text, doubt } of changes) {
    cells[field] = text
    delete doubts[field]
    if (doubt !== undefined) doubts[field] = doubt
    delete refused[field]
    if (PLACE.has(field)) delete refused.machine
  }
  delete refused.row
  return { ...row, cells, doubts, refused }
}

/** Applies edits as one step of the undo. Lines beyond the last row are new rows. */
export function edit(sheet: SheetState, edits: readonly Edit[]): SheetState {
  const given = edits.map(readEdit)
  const known = new Set(sheet.rows.map(({ line }) => line))
  const added = [...new Set(given.map(({ line }) => line))].filter((line) => !known.has(line))
  const all = [...sheet.rows, ...added.map((line): ImportRow => ({ line, cells: emptyCells, doubts: {}, refused: {} }))]
  const rows = all.map((row) =>
    edited(
      row,
      given.filter(({ line }) => line === row.line),
    ),
  )
  const isSame = added.length === 0 && rows.every((row, index) => row === sheet.rows[index])
  if (isSame) return sheet
  const lastLine = Math.max(sheet.lastLine, ...added)
  return { ...sheet, rows, lastLine, past: [...sheet.past, sheet.rows].slice(-MOST_UNDONE) }
}

export function undo(sheet: SheetState): SheetState {
  const before = sheet.past.at(-1)
  return before === undefined ? sheet : { ...sheet, rows: before, past: sheet.past.slice(0, -1) }
}

export const remove = (sheet: SheetState, line: number): SheetState => ({
  ...sheet,
  rows: sheet.rows.filter((row) => row.line !== line),
  past: [...sheet.past, sheet.rows].slice(-MOST_UNDONE),
})

/** Assigns a column of the file, and fills its cells again. Corrected cells and rows that were not in the file stay. */
export function assignColumn(sheet: SheetState, index: number, field: Field | undefined): SheetState {
  const columns = assign(sheet.table.columns, index, field)
  const was = (column: FileColumn) => sheet.table.columns.find((each) => each.index === column.index)?.field
  const changed = new Set(
    columns.flatMap((column) => (column.field === was(column) ? [] : [column.field, was(column)])),
  )
  const fileRows = new Map(sheet.table.rows.map((row) => [row.line, row]))
  const rows = sheet.rows.map((row) => {
    const fileRow = fileRows.get(row.line)
    if (fileRow === undefined) return row
    const [before, filled] = [cellsOf(fileRow, sheet.table.columns), cellsOf(fileRow, columns)]
    const own: Partial<Cells> = {}
    const doubts = { ...row.doubts }
    for (const each of changed) {
      if (each === undefined || row.cells[each] !== before.cells[each]) continue
      own[each] = filled.cells[each]
      delete doubts[each]
      if (filled.doubts[each] !== undefined) doubts[each] = filled.doubts[each]
    }
    return { ...row, cells: { ...row.cells, ...own }, doubts, refused: {} }
  })
  return { ...sheet, table: { ...sheet.table, columns }, rows, past: [] }
}

/** A created row leaves the sheet. It cannot come back by an undo. */
export const markCreated = (sheet: SheetState, line: number, id: number | undefined): SheetState => ({
  ...sheet,
  rows: sheet.rows.filter((row) => row.line !== line),
  past: [],
  created: id === undefined ? sheet.created : [...sheet.created, id],
})

export const markRefused = (sheet: SheetState, line: number, refused: Messages): SheetState => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row.line === line ? { ...row, refused } : row)),
})
