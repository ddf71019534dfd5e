/** CSV as a French spreadsheet reads it: `;` between cells, a decimal comma, CRLF, and quotes by RFC 4180. */
import { formatDateTime, timeOf } from './dates.ts'

export type Cell = string | number | undefined

export interface CsvColumn<Row> {
  header: string
  cell: (row: Row) => Cell
}

/** Makes a spreadsheet read the file as UTF-8. */
export const BOM = '\uFEFF'

/** Invisible characters: spaces, controls, marks, and those for programs only. Some programs drop them. */
const invisible = String.raw`[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*`

/** A spreadsheet reads a text with this beginning as a formula. An attacker may name a record like that. */
const formula = new RegExp(`^${invisible}[=+\\-\u2212@]|^[\\t\\r\\n]`, 'u')

/** A number with a sign keeps its value. */
const plainNumber = /^[+-]\d+([.,]\d+)?$/

/** An apostrophe in front makes a spreadsheet show the text unchanged. */
const asText = (text: string) => `'${text}`

/** Some spreadsheets take the wide and small signs of East Asia for the plain ones, as NFKC does. */
const defused = (text: string) =>
  formula.test(text.normalize('NFKC')) && !plainNumber.test(text) ? asText(text) : text

/** A comma, a tab and every line end are quoted too: a spreadsheet with other settings would begin a cell or a row there. */
const quoted = (text: string) =>
  /[;,"\t\r\n\v\f\u0085\u2028\u2029]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

function written(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  return quoted(defused(cell ?? ''))
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(written).join(';')}\r\n`

export const csvHeader = (columns: readonly CsvColumn<never>[]) => BOM + csvLine(columns.map(({ header }) => header))

export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')

/** A phone is a text everywhere. Otherwise a spreadsheet computes +689-87-12-34-56, and takes the zero or the plus of others away. */
export const phoneCell = (phone: string | undefined): Cell => (phone ? asText(phone) : undefined)

/** 14/03/2023 19:30, or nothing. */
export const dateCell = (iso: string | undefined): Cell => (timeOf(iso) === undefined ? undefined : formatDateTime(iso))

/** A table of texts as a whole file. */
export const csvOf = (rows: readonly (readonly string[])[]) => BOM + rows.map(csvLine).join('')

/** How a list on screen is filtered and sorted. */
export interface Narrowed<Row> {
  /** Whether the filter keeps a row. Without it all rows are exported. */
  accepts: ((row: Row) => boolean) | undefined
  sorted: ((rows: readonly Row[]) => readonly Row[]) | undefined
}

/** Reads the next page of records, and how far the reading is. */
type NextPage<Row, Progress> = (signal: AbortSignal) => Promise<Progress & { items: Row[] }>

/** Turns a walk through records into the parts of a file. `linesOf` gives the lines of a page when one record is not one line. */
export function fileOf<Row, Progress extends object, Line = Row>(
  columns: readonly CsvColumn<Line>[],
  next: NextPage<Row, Progress>,
  linesOf: (rows: Row[]) => Line[],
) {
  return {
    head: csvHeader(columns),
    next: async (signal: AbortSignal) => {
      const { items, ...progress } = await next(signal)
      const lines = linesOf(items)
      return { ...progress, lines: csvLines(columns, lines), count: lines.length }
    },
  }
}

/** The same for the rows that a list shows, in its order. Sorted rows are kept until the end. */
export function fileOfList<Row, Progress extends object>(
  columns: readonly CsvColumn<Row>[],
  next: NextPage<Row, Progress>,
  { accepts, sorted }: Narrowed<Row>,
) {
  const accepted = (rows: Row[]) => (accepts ? rows.filter(accepts) : rows)
  if (sorted === undefined) return fileOf(columns, next, accepted)
  const kept: Row[] = []
  return {
    head: csvHeader(columns),
    next: async (signal: AbortSignal) => {
      const { items, ...progress } = await next(signal)
      const rows = accepted(items)
      kept.push(...rows)
      return { ...progress, lines: '', count: rows.length }
    },
    rest: () => csvLines(columns, sorted(kept)),
  }
}
