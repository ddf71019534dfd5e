/** CSV for a French spreadsheet: `;` between cells, a decimal comma, CRLF, and quotes by RFC 4180. */
import { phoneDigits } from './contact.ts'
import { formatDateTime, timeOf } from './dates.ts'
import { cleanCode } from './invisible.ts'

export type Cell = string | number | undefined

export interface CsvColumn<Row> {
  header: string
  cell: (row: Row) => Cell
}

/** Makes a spreadsheet read the file as UTF-8. */
export const BOM = '\uFEFF'

/** Invisible characters, which some programs drop: spaces, controls, marks and ignorable characters. */
const invisible = String.raw`[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*`

/** The start of a text that a spreadsheet reads as a formula. An attacker may name a record like that. */
const formula = new RegExp(`^${invisible}[=+\\-\u2212@]|^[\\t\\r\\n]`, 'u')

/** A number with a sign, which is no formula. */
const plainNumber = /^[+-]\d+([.,]\d+)?$/

/** A phone number in pairs: with plain blanks between its digits no spreadsheet computes it. */
const spacedPhone = /^\+\d{1,3}( \d\d?)( \d\d)*$/

/** Adds an apostrophe, which makes a spreadsheet show the text unchanged. */
const asText = (text: string) => `'${text}`

/** Disables formulas. Compared by NFKC, because some spreadsheets treat wide and small East Asian signs as plain ones. */
const defused = (text: string) =>
  formula.test(text.normalize('NFKC')) && !plainNumber.test(text) && !spacedPhone.test(text) ? asText(text) : text

/** Quotes a cell. Commas, tabs and all line ends are quoted too, because a spreadsheet with other settings would split there. */
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

/** The code of a country, of one to three digits, before at least four others. */
const COUNTRY = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4})/

/** French Polynesia, in a number without a leading « + ». */
const OWN_COUNTRY = /^689(?=\d{8}$)/

const inPairs = (digits: string) => digits.replaceAll(/\B(?=(\d\d)+$)/g, ' ')

/**
 * A phone number in pairs, `+689 89 77 00 08`, which every spreadsheet takes for a text: otherwise it computes +689-89-77-00-08,
 * or drops a leading zero or plus. Another text has an apostrophe, because it may be read as a number, a date or a formula.
 */
export function phoneCell(phone: string | undefined): Cell {
  if (!phone) return undefined
  const digits = phoneDigits(phone)
  if (!/^\d{3,}$/.test(digits)) return asText(phone)
  const isSigned = cleanCode(phone).startsWith('+')
  const [, exit = '', number = ''] = (isSigned ? /^()(.*)/ : /^(00)?(.*)/).exec(digits) ?? []
  const [country = ''] = (isSigned || exit !== '' ? COUNTRY : OWN_COUNTRY).exec(number) ?? []
  const groups = [exit, country, inPairs(number.slice(country.length))]
  return (isSigned ? '+' : '') + groups.filter(Boolean).join(' ')
}

/** `14/03/2023 19:30`; empty for an absent or unreadable date. */
export const dateCell = (iso: string | undefined): Cell => (timeOf(iso) === undefined ? undefined : formatDateTime(iso))

/** A complete file from a table of texts. */
export const csvOf = (rows: readonly (readonly string[])[]) => BOM + rows.map(csvLine).join('')

/** Filter and sorting of a list on screen. */
export interface Narrowed<Row> {
  /** The filter. Without it all rows are exported. */
  accepts: ((row: Row) => boolean) | undefined
  sorted: ((rows: readonly Row[]) => readonly Row[]) | undefined
}

/** Reads the next page of records, with the progress. */
type NextPage<Row, Progress> = (signal: AbortSignal) => Promise<Progress & { items: Row[] }>

/** Turns a walk through records into the parts of a file. `linesOf` converts a page when a record is not exactly one line. */
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

/** Turns a walk into a file of the rows that a list shows, in its order. Sorted rows are collected until the end. */
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

/** A file of rows that are already read. `isIncomplete`: rows are missing. */
export const fileOfRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], isIncomplete: boolean) =>
  fileOf(
    columns,
    async () => ({ items: [...rows], read: rows.length, total: rows.length, isOver: true, isIncomplete }),
    (items) => items,
  )
