/** Reads Excel and LibreOffice workbooks with SheetJS. It is loaded when somebody chooses one. */
import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { months } from './copy.ts'
import { type CellFact, FileProblem, type Workbook, type WorkbookSheet } from './sheet.ts'
import { unpack } from './unpack.ts'

/** A value below this row stands far from any table. */
const LOWEST_ROW = 10_000
/** Maximum number of cells that the repetitions of a LibreOffice sheet may stand for. */
const MOST_REPEATED = 300_000
/** A number in a cell of Excel has no more digits than this. */
const FIRST_ROUNDED = 1e15

const TYPES_OF_PARTS = 'http://schemas.openxmlformats.org/package/2006/content-types'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

export function readWorkbook(bytes: Uint8Array): Workbook {
  const isZip = bytes[0] === 0x50
  const parts = isZip ? unpack(bytes, (name) => /\.(xml|rels|bin)$/i.test(name) || name === 'mimetype') : undefined
  const isOds = parts?.['META-INF/manifest.xml'] !== undefined
  if (parts !== undefined && !isOds && !Object.keys(parts).some((name) => /(^|\/)workbook\.(xml|bin)$/i.test(name)))
    throw new FileProblem('no table')
  if (isOds) checkRepeated(strFromU8(parts['content.xml'] ?? new Uint8Array()))
  // Stored without compression, because the parts are unpacked already.
  const data = parts === undefined ? bytes : zipSync(isOds ? withStyles(parts) : withTypes(parts), { level: 0 })
  // LibreOffice has whole sheets of empty cells.
  const book = opened(data, { cellStyles: !isOds && mayHideRows(parts), sheetStubs: !isOds })
  return { sheets: shownSheets(book).map(sheetOf), names: book.SheetNames }
}

/** SheetJS says with the styles only which rows are hidden, and they take it several times as long. */
const mayHideRows = (parts: Record<string, Uint8Array> | undefined) =>
  parts === undefined ||
  Object.entries(parts).some(
    ([name, bytes]) =>
      name.endsWith('workbook.bin') ||
      (name.endsWith('.xml') && /<(\w+:)?row\b[^>]*\shidden=/.test(strFromU8(bytes, true))),
  )

function opened(data: Uint8Array, options: { cellStyles: boolean; sheetStubs: boolean }): WorkBook {
  try {
    return read(data, { type: 'array', cellDates: true, cellHTML: false, dateNF: 'dd/mm/yyyy', ...options })
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    if (/password|encrypt/i.test(text)) throw new FileProblem('password')
    throw new FileProblem(/workbook|spreadsheet|unsupported/i.test(text) ? 'no table' : 'broken')
  }
}

/** Names the types of the styles and the texts. SheetJS looks there only, and some programs write no types. */
function withTypes(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const given = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())
  const types = given.includes('</') ? given : `<Types xmlns="${TYPES_OF_PARTS}"></Types>`
  const named = Object.keys(parts).flatMap((name) => {
    const [, kind] = /(?:^|\/)(styles|sharedStrings)\.xml$/i.exec(name) ?? []
    return kind === undefined ? [] : `<Override PartName="/${name}" ContentType="${TYPES}${kind}+xml"/>`
  })
  const end = types.lastIndexOf('</')
  return { ...parts, '[Content_Types].xml': strToU8(types.slice(0, end) + named.join('') + types.slice(end)) }
}

/** SheetJS reads no LibreOffice file without styles, which some programs leave out. */
const withStyles = (parts: Record<string, Uint8Array>) => ({ 'styles.xml': new Uint8Array(), ...parts })

/** Refuses a LibreOffice sheet whose repetitions would fill the memory. A repeated empty cell counts for nothing. */
function checkRepeated(xml: string) {
  let [rows, cells] = [1, 0]
  for (const [tag, name] of xml.matchAll(/<(?:\w+:)?(table-row|table-cell)\b[^>]*>/g)) {
    const [, count = '1'] = /number-(?:rows|columns)-repeated="(\d+)"/.exec(tag) ?? []
    if (name === 'table-row') rows = Number(count)
    else if (!tag.endsWith('/>')) cells += rows * Number(count)
    if (cells > MOST_REPEATED) throw new FileProblem('too many rows', rows)
  }
}

/** The sheets that are shown, with their cells. SheetJS has no cells for a part that is missing or broken. */
function shownSheets({ SheetNames, Sheets, Workbook }: WorkBook): { name: string; cells: WorkSheet }[] {
  const active = (Workbook as { WBView?: { activeTab?: number }[] } | undefined)?.WBView?.[0]?.activeTab ?? 0
  const sheets = SheetNames.map((name, index) => ({
    name,
    cells: Sheets[name],
    isShown: !Workbook?.Sheets?.[index]?.Hidden,
    isActive: index === active,
  })).filter(({ isShown }) => isShown)
  const readable = sheets
    .toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
    .flatMap(({ name, cells }) => (cells === undefined ? [] : { name, cells }))
  if (readable.length === 0 && sheets.length > 0) throw new FileProblem('broken')
  return readable
}

/** The cells of a sheet as rows of texts, with what the person should know. */
function sheetOf({ name, cells: sheet }: { name: string; cells: WorkSheet }): WorkbookSheet {
  const rows: { cells: string[]; facts: Map<number, CellFact> }[] = []
  let [tooLow, withoutResult] = [0, 0]
  for (const [address, cell] of Object.entries(sheet) as [string, CellObject][]) {
    if (address.startsWith('!')) continue
    if (cell.t === 'z') {
      if (cell.f !== undefined) withoutResult += 1
      continue
    }
    const { text, ...fact } = cellText(cell)
    if (text === '') continue
    const { r: row, c: column } = utils.decode_cell(address)
    if (row >= LOWEST_ROW) {
      tooLow = Math.max(tooLow, row + 1)
      continue
    }
    const { cells, facts } = (rows[row] ??= { cells: [], facts: new Map() })
    cells[column] = text
    if (fact.value !== undefined || fact.doubt !== undefined) facts.set(column, fact)
  }
  const merged = fillMerged(rows, sheet['!merges'] ?? [])
  const hidden = (sheet['!rows'] ?? []).filter((row, index) => row?.hidden && rows[index] !== undefined).length
  const counts = [
    ['merged', merged],
    ['hidden rows', hidden],
    ['formulas', withoutResult],
  ] as const
  return {
    name,
    tooLow,
    rows: Array.from(rows, (row, index) => ({
      line: index + 1,
      cells: Array.from(row?.cells ?? [], (cell: string | undefined) => cell ?? ''),
      ...(row !== undefined && row.facts.size > 0 && { facts: row.facts }),
    })),
    notes: counts.flatMap(([kind, count]) => (count > 0 ? { kind, count } : [])),
  }
}

/** The text of a cell as the sheet shows it, and what the text does not say. */
function cellText(cell: CellObject): { text: string } & CellFact {
  const { t: type, v: value } = cell
  const shown = cell.w?.trim() ?? ''
  if (type === 'b') return { text: value === true ? 'oui' : 'non' }
  if (type === 'd') return { text: inFrench(shown || String(value)), doubt: 'date' }
  if (type !== 'n' || typeof value !== 'number') return { text: type === 'e' ? shown : String(value ?? '') }
  const plain = plainNumber(value)
  const text = isWritten(shown, value, plain) ? shown : plain
  return {
    text,
    ...(text !== plain && { value: plain }),
    ...(Math.abs(value) >= FIRST_ROUNDED && { doubt: 'rounded' as const }),
  }
}

/** A number without exponent and groups, and with the fifteen digits that a cell has. */
const plainNumber = (value: number) =>
  value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 15 }).replace('.', ',')

/**
 * Whether the shown text is how the number is written: with leading zeros, with blanks or hyphens of its own, or with letters.
 * Otherwise the format only groups, rounds or shortens the number.
 */
function isWritten(shown: string, value: number, plain: string) {
  const isGrouped = /^-?(?!0\d)\d{1,3}([.,'\s]?\d{3})*([.,]\d+)?$/.test(shown)
  const [digits, own] = [shown.replaceAll(/\D/g, ''), plain.replace('-', '')]
  const hasOther = !isGrouped || /^\d+$/.test(shown) || !digits.startsWith(own)
  return Number.isInteger(value) && hasOther && digits.includes(own)
}

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `3-Dec` is « 3-déc ». SheetJS writes the names of the months in English. */
const inFrench = (date: string) => date.replace(/[A-Z][a-z]{2}/, (name) => months[ENGLISH_MONTHS.indexOf(name)] ?? name)

/** Copies merged cells into the rows that they cover: one company beside ten rows means all ten. @returns how many there are */
function fillMerged(
  rows: { cells: string[]; facts: Map<number, CellFact> }[],
  areas: NonNullable<WorkSheet['!merges']>,
): number {
  let count = 0
  for (const { s: start, e: end } of areas) {
    const [column, first] = [start.c, rows[start.r]]
    const value = first?.cells[column]
    // A title over several columns is one title.
    if (column !== end.c || start.r === end.r || value === undefined) continue
    count += 1
    const fact = first?.facts.get(column)
    for (const row of rows.slice(start.r + 1, end.r + 1)) {
      if (row === undefined) continue
      row.cells[column] = value
      if (fact !== undefined) row.facts.set(column, fact)
    }
  }
  return count
}
