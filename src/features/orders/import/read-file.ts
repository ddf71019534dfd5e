/**
 * Reads a spreadsheet into rows of texts. Nothing is converted to a number or a date, so that leading zeros stay. Limits are
 * checked before anything is unpacked or parsed, so that no file can freeze the page.
 */
import { type Unzipped, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/browser'

/** Maximum number of deliveries in a file. */
export const MOST_ROWS = 500
/** A file of 500 rows weighs less than a tenth of this. */
export const MOST_BYTES = 5_000_000
/** A value below this row stands far from any table. */
const LOWEST_ROW = 10_000
/** Maximum unpacked size of a workbook. A small archive can unpack to gigabytes. */
const MOST_UNPACKED = 20_000_000

/** A row with its number in the file, as a spreadsheet shows it. */
export interface FileRow {
  line: number
  cells: readonly string[]
}

/** Facts about the file that the person should know. */
export type Note =
  | { kind: 'other sheets'; names: readonly string[] }
  | { kind: 'merged' | 'hidden rows' | 'formulas'; count: number }

export interface Sheet {
  rows: readonly FileRow[]
  notes: readonly Note[]
}

/** Why a file cannot be read. */
export type Problem = 'too big' | 'too many rows' | 'empty' | 'old Excel' | 'no table' | 'open quote' | 'broken'

export class FileProblem extends Error {
  readonly problem: Problem
  /** Number of rows or bytes. */
  readonly amount: number

  constructor(problem: Problem, amount = 0) {
    super(problem)
    this.problem = problem
    this.amount = amount
  }
}

export async function readFile(file: Blob): Promise<Sheet> {
  if (file.size > MOST_BYTES) throw new FileProblem('too big', file.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileProblem('old Excel')
  return startsWith(bytes, [0x50, 0x4b]) ? readWorkbook(bytes) : readText(decode(bytes))
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** UTF-8 with and without BOM, UTF-16 with BOM, and otherwise Windows-1252, which Excel writes in French. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  // Control characters are in pictures and PDF files, but in no text.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new FileProblem('no table')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a CSV file, or cells that were copied from a spreadsheet. */
export function readText(text: string): Sheet {
  if (/^\s*(<|%PDF|\{\\rtf)/i.test(text)) throw new FileProblem('no table')
  // The first line of some Excel files names the separator.
  const [named, separator] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const { data, errors } = Papa.parse<string[]>(named === undefined ? text : text.slice(named.length), {
    delimiter: separator ?? delimiterOf(text),
  })
  // A quote that is never closed would take the rest of the file for one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileProblem('open quote')
  const first = named === undefined ? 1 : 2
  return limited(
    data.map((cells, index) => ({ line: first + index, cells })),
    [],
  )
}

const SEPARATORS = ['\t', ';', ',']

/** The separator that the first lines have most often. Quoted texts do not count. */
function delimiterOf(text: string): string {
  const start = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, 10)
  const counts = SEPARATORS.map((separator) => start.reduce((sum, line) => sum + line.split(separator).length - 1, 0))
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

/** Drops empty rows, and refuses a sheet with too many rows. */
function limited(rows: readonly FileRow[], notes: readonly Note[]): Sheet {
  const filled = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.replaceAll(/[\s\0]+/g, ' ').trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (filled.length === 0) throw new FileProblem('empty')
  // The titles take up to ten rows.
  if (filled.length > MOST_ROWS + 10) throw new FileProblem('too many rows', filled.length)
  return { rows: filled, notes }
}

async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  const files = unpack(bytes)
  const text = (name: string) => (files[name] ? new TextDecoder().decode(files[name]) : '')
  const sheets = sheetsOf(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'))
  const shown = sheets.filter(({ isHidden, path }) => !isHidden && files[path] !== undefined)
  const sheet = shown.find(({ path }) => countFilled(text(path)) > 0) ?? shown[0]
  if (sheet === undefined) throw new FileProblem(sheets.length > 0 ? 'empty' : 'no table')
  const xml = text(sheet.path).replaceAll(EMPTY_CELL, '')
  const count = countFilled(xml)
  if (count > MOST_ROWS + 10) throw new FileProblem('too many rows', count)
  const lowest = Math.max(0, ...[...xml.matchAll(CELL)].map(([, row]) => Number(row)))
  if (lowest > LOWEST_ROW) throw new FileProblem('too many rows', lowest)
  files[sheet.path] = new TextEncoder().encode(xml)
  // Stored without compression: the library would unpack large files in a worker, which the security policy forbids.
  const data = await readSheet(zipSync(files, { level: 0 }).slice().buffer, sheet.name, { trim: true }).catch(() => {
    throw new FileProblem('broken')
  })
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
  const others = sheets.filter((each) => each !== sheet).map(({ name }) => name)
  const merged = fillMerged(rows, xml)
  const hidden = xml.match(/<row\b[^>]*\shidden="(1|true)"/g)?.length ?? 0
  const formulas = xml.match(/<c\b[^>]*>\s*<f\b[^>]*?(\/>|>[^<]*<\/f>)\s*(<v\s*\/>)?\s*<\/c>/g)?.length ?? 0
  const notes: (Note | false)[] = [
    others.length > 0 && { kind: 'other sheets', names: others },
    merged > 0 && { kind: 'merged', count: merged },
    hidden > 0 && { kind: 'hidden rows', count: hidden },
    formulas > 0 && { kind: 'formulas', count: formulas },
  ]
  return limited(
    rows,
    notes.filter((note) => note !== false),
  )
}

/** Unpacks the parts of a workbook that the library reads. The sizes are added up before anything is unpacked. */
function unpack(bytes: Uint8Array): Unzipped {
  let size = 0
  let files: Unzipped
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/.test(name)) return false
        size += originalSize
        if (size > MOST_UNPACKED) throw new FileProblem('too big', size)
        return true
      },
    })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken')
  }
  if (files['xl/workbook.xml'] === undefined) throw new FileProblem('no table')
  return files
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]))

/** Only these entities are written in the attributes of a workbook. */
const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The sheets in their order, with the place of each in the archive. */
function sheetsOf(workbook: string, relations: string) {
  const targets = new Map(
    (relations.match(/<Relationship\b[^>]*>/g) ?? []).map((tag) => {
      const { Id = '', Target = '' } = attributesOf(tag)
      return [Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`]
    }),
  )
  return (workbook.match(/<sheet\b[^>]*>/g) ?? []).map((tag) => {
    const { name = '', state = '', 'r:id': id = '' } = attributesOf(tag)
    return { name, isHidden: /hidden/i.test(state), path: targets.get(id) ?? '' }
  })
}

/** A cell with a format but no value. One such cell far below the table would make the library fill the rows between. */
const EMPTY_CELL = /<c\b[^>]*\/>/g
const CELL = /<c\b[^>]*\br="[A-Z]+(\d+)"/g

/** Number of rows with a value. Formatted empty rows do not count. */
const countFilled = (xml: string) => xml.split('</row>').filter((row) => /<(v|is|t)[\s>]/.test(row)).length

/** The text of a cell. A number has no exponent, and a date is the day that Excel shows. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').toReversed().join('/')
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  return Number.isInteger(value) ? BigInt(value).toString() : String(value).replace('.', ',')
}

const columnOf = (letters: string) =>
  letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Copies the value of merged cells into the rows that they cover: one company beside ten rows means all ten.
 * @returns the number of merged areas that cover several rows
 */
function fillMerged(rows: { cells: string[] }[], xml: string): number {
  let count = 0
  for (const [, left = '', top, right = '', bottom] of xml.matchAll(
    /<mergeCell\b[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g,
  )) {
    const column = columnOf(left)
    const value = rows[Number(top) - 1]?.cells[column]
    // A title over several columns is one title.
    if (left !== right || top === bottom || !value) continue
    count += 1
    for (const row of rows.slice(Number(top), Number(bottom))) row.cells[column] = value
  }
  return count
}

/** Cells that were copied from a spreadsheet, for pasting over others. */
export const parseCells = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data
