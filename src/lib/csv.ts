/** CSV as a French spreadsheet reads it: `;` between cells, a decimal comma, CRLF, and quotes by RFC 4180. */
import { formatDateTime, timeOf } from './dates.ts'

export type Cell = string | number | undefined

export interface CsvColumn<Row> {
  header: string
  cell: (row: Row) => Cell
}

/** Without it a spreadsheet does not read UTF-8. */
export const BOM = '\uFEFF'

/**
 * A spreadsheet takes a text that begins so for a formula, also behind spaces, and some take the wide signs of East Asia for the
 * same. A record may be named by an attacker.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A phone number, or a number. */
const harmless = /^\+?[\d .-]+$|^-[\d,]+$/

/** With an apostrophe in front, a spreadsheet shows a text as it is. */
const defused = (text: string) => (formula.test(text) && !harmless.test(text) ? `'${text}` : text)

/** A comma and a tab are quoted too: a spreadsheet with other settings would begin a cell there. */
const quoted = (text: string) => (/[;,"\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  return quoted(defused(cell ?? ''))
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(written).join(';')}\r\n`

export const csvHeader = (columns: readonly CsvColumn<never>[]) => BOM + csvLine(columns.map(({ header }) => header))

export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')

/** 14/03/2023 19:30, or nothing. */
export const dateCell = (iso: string | undefined): Cell => (timeOf(iso) === undefined ? undefined : formatDateTime(iso))

/** A table of texts as a whole file. */
export const csvOf = (rows: readonly (readonly string[])[]) => BOM + rows.map(csvLine).join('')
