/** Reads a spreadsheet into rows of texts. Limits are checked before anything is unpacked, so that no file freezes the page. */
import { cleanText } from '#lib/invisible.ts'
import { decode, ENCODINGS, type Separator, SEPARATORS, splitRows, startsWith } from './read-text.ts'
import { type Chosen, FileProblem, type FileRow, type Guess, type Note, type Sheet, type Workbook } from './sheet.ts'
import { MOST_TITLE_ROWS, recognisedTitles, tableOf } from './titles.ts'

export const MOST_ROWS = 500
/** A file of 500 rows weighs less than a tenth of this. */
export const MOST_BYTES = 5_000_000

export async function readFile(file: Blob, chosen: Chosen = {}): Promise<Sheet> {
  if (file.size > MOST_BYTES) throw new FileProblem('too big', file.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
  if (isWorkbook) return sheetOf((await import('./read-workbook.ts')).readWorkbook(bytes), chosen)
  const { text, guess } = decode(bytes, chosen.encoding)
  const sheet = readText(text, chosen)
  const encoding: Guess[] = guess === undefined ? [] : [{ kind: 'encoding', value: guess, options: ENCODINGS }]
  return { ...sheet, guesses: [...sheet.guesses, ...encoding] }
}

/** Reads cells that were copied: from a spreadsheet when they have tabs, otherwise from a CSV file. */
export const readCopied = (text: string, chosen: Chosen = {}): Sheet =>
  text.includes('\t') ? limited(numbered(parseCells(text)), [], []) : readText(text, chosen)

export function readText(text: string, chosen: Chosen = {}): Sheet {
  if (/^\s*(<|%PDF|\{\\rtf)/i.test(text)) throw new FileProblem('no table')
  // The first line of some Excel files names the separator.
  const [named, separator] = /^sep=(.)(\r\n?|\n)/i.exec(text) ?? []
  const whole = named === undefined ? text : text.slice(named.length)
  const value = SEPARATORS.find((each) => each === chosen.separator) ?? separatorOf(whole)
  const rows = numbered(splitRows(whole, separator ?? value), named === undefined ? 1 : 2)
  const guesses: Guess[] = separator === undefined ? [{ kind: 'separator', value, options: SEPARATORS }] : []
  return limited(withWide(rows, separator ?? value), [], guesses)
}

const numbered = (rows: readonly (readonly string[])[], first = 1): FileRow[] =>
  rows.map((cells, index) => ({ line: first + index, cells }))

/** Cells that were copied from a spreadsheet, for pasting over others. */
export const parseCells = (text: string): string[][] =>
  splitRows(text.replace(/(\r\n|\r|\n)$/, ''), '\t', { isCopied: true })

/** The separator with which the first rows have the most known titles, then the most rows of the same width, then the most cells. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, 20_000)
  const [best = ';'] = SEPARATORS.map((separator) => {
    const rows = splitRows(start, separator, { most: MOST_TITLE_ROWS + 1 })
    const widths = rows.map(({ length }) => length).filter((width) => width > 1)
    const alike = Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length))
    const cells = widths.reduce((sum, width) => sum + width, 0)
    return { separator, order: [recognisedTitles(numbered(rows)), alike, cells] }
  })
    .toSorted((a, b) => b.order.map((each, index) => each - (a.order[index] ?? 0)).find((each) => each !== 0) ?? 0)
    .map(({ separator }) => separator)
  return best
}

/**
 * Marks the rows with more cells than titles. When most rows have them, they are a column without a title. Not between commas,
 * which are also in prices and in texts.
 */
function withWide(rows: readonly FileRow[], separator: string): FileRow[] {
  const { width, rows: body } = tableOf(rows)
  const wide = new Set(body.filter(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== '')))
  const isFew = wide.size <= body.filter(({ cells }) => cells.some(Boolean)).length / 2
  const isMarked = width > 0 && (isFew || separator === ',')
  return rows.map((row) => (isMarked && wide.has(row) ? { ...row, isWide: true } : row))
}

/** Drops empty rows, and refuses a sheet with too many rows. */
function limited(rows: readonly FileRow[], notes: readonly Note[], guesses: readonly Guess[]): Sheet {
  const filled = rows
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cleanText(cell).replaceAll(/\s+/g, ' ').trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (filled.length === 0) throw new FileProblem('empty')
  if (filled.length > MOST_ROWS + MOST_TITLE_ROWS) throw new FileProblem('too many rows', filled.length)
  return { rows: filled, notes, guesses }
}

/** The chosen sheet. Otherwise the first one with known titles, or the first one with a value. */
function sheetOf({ sheets, names }: Workbook, chosen: Chosen): Sheet {
  const filled = sheets.filter(({ rows, tooLow }) => rows.length > 0 || tooLow > 0)
  const sheet =
    sheets.find(({ name }) => name === chosen.sheet) ??
    filled.find(({ rows }) => recognisedTitles(rows) >= 2) ??
    filled.find(({ rows, tooLow }) => tooLow === 0 && rows.length <= MOST_ROWS) ??
    filled[0]
  if (sheet === undefined) throw new FileProblem('empty')
  if (sheet.tooLow > 0) throw new FileProblem('too many rows', sheet.tooLow)
  const others = names.filter((name) => name !== sheet.name)
  const unread: Note[] = others.length > 0 ? [{ kind: 'other sheets', names: others }] : []
  const options = names.filter((name) => sheets.some((each) => each.name === name))
  const guesses: Guess[] = options.length > 1 ? [{ kind: 'sheet', value: sheet.name, options }] : []
  return limited(sheet.rows, [...unread, ...sheet.notes], guesses)
}
