/** Reads the text of a file: its encoding, and its rows with a separator between the cells, also those copied from a spreadsheet. */
import { FileProblem } from './sheet.ts'

/** In the order in which a tie is decided. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh'] as const
type Encoding = (typeof ENCODINGS)[number]

export const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** UTF-16 with or without a byte order mark: one of the two bytes of a Latin letter is zero. */
function utf16(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const start = bytes.subarray(0, 400)
  const zeros = (rest: number) => start.filter((byte, index) => index % 2 === rest && byte === 0).length
  const most = start.length / 2
  if (zeros(1) > most * 0.7 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most * 0.7 && zeros(1) === 0 ? 'utf-16be' : undefined
}

/** The text, with the guessed encoding unless that is sure: a byte order mark, or letters that all encodings share. */
export function decode(bytes: Uint8Array, chosen: string | undefined) {
  const wide = utf16(bytes)
  if (wide !== undefined) return { text: decoded(bytes, wide), guess: undefined }
  // Control characters are in pictures and PDF files, but in no text.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new FileProblem('no table')
  // Another program may have added rows in another encoding.
  const isSure = (startsWith(bytes, [0xef, 0xbb, 0xbf]) && isUtf8(bytes)) || bytes.every((byte) => byte < 0x80)
  if (isSure) return { text: decoded(bytes, 'utf-8'), guess: undefined }
  const guess = ENCODINGS.find((each) => each === chosen) ?? bestEncoding(bytes)
  return { text: decoded(bytes, guess), guess }
}

/** A letter with an accent of French or Tahitian, when it is decomposed. */
const ACCENTED = /^[a-z][\u0300-\u0302\u0304\u0308\u0327]$/i
/** Ligatures, quotes, apostrophes, dashes, blanks and signs of French texts. */
const SIGNS =
  /[\u00A0\u00A7\u00A9\u00AB\u00AE\u00B0\u00B2\u00BB\u00C6\u00E6\u0152\u0153\u02BB\u02BC\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u202F\u20AC]/

/** Hardly any text in another encoding is UTF-8 by chance. */
function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Number of unusual letters. A letter that the encoding does not have counts most. */
const oddness = (text: string) =>
  (text.match(/[^\0-\u007F]/gu) ?? []).reduce((sum, sign) => {
    if (sign === '\uFFFD') return sum + 4
    return ACCENTED.test(sign.normalize('NFD')) || SIGNS.test(sign) ? sum : sum + 1
  }, 0)

function bestEncoding(bytes: Uint8Array): Encoding {
  if (isUtf8(bytes)) return 'utf-8'
  const start = bytes.subarray(0, 200_000)
  const odd = ENCODINGS.map((encoding) => oddness(decoded(start, encoding)))
  return ENCODINGS[odd.indexOf(Math.min(...odd))] ?? 'utf-8'
}

export const SEPARATORS = ['\t', ';', ',', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The texts of `text` between line ends of any kind, also several kinds in one text. */
const withOneLineEnd = (text: string) => text.replaceAll(/\r\n?/g, '\n')

interface Options {
  /**
   * Cells that were copied from a spreadsheet. It quotes a cell only when the cell has a tab or a line end, so other quotes are
   * part of the text.
   */
  isCopied?: boolean
  most?: number
}

/**
 * Splits a text into rows of cells. A quote belongs to the text of its cell unless the cell begins with it and ends with the next
 * single one. So a quote that is never closed takes no other row with it.
 */
export function splitRows(
  text: string,
  separator: string,
  { isCopied = false, most = Infinity }: Options = {},
): string[][] {
  const all = withOneLineEnd(text)
  const columns = Math.max(...all.split('\n', 11).map((line) => line.split(separator).length))
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < all.length && rows.length < most) {
    const quoted = all[at] === '"' ? quotedCell(all, at, separator, columns, isCopied) : undefined
    const end = quoted?.end ?? endOfCell(all, at, separator)
    row.push(quoted?.text ?? all.slice(at, end))
    const isLast = all[end] !== separator
    if (isLast) {
      rows.push(row)
      row = []
    }
    at = end + 1
    // A separator at the very end has an empty cell behind it.
    if (!isLast && at === all.length) rows.push([...row, ''])
  }
  return rows
}

function endOfCell(text: string, from: number, separator: string) {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
  return at
}

/** The quoted cell at `from`; undefined when its quotes are a part of its text. */
function quotedCell(text: string, from: number, separator: string, columns: number, isCopied: boolean) {
  let close = from + 1
  for (; close < text.length; close += 1) {
    if (text[close] !== '"') continue
    if (text[close + 1] !== '"') break
    close += 1
  }
  if (close >= text.length) return undefined
  let end = close + 1
  while (text[end] === ' ') end += 1
  if (end < text.length && text[end] !== separator && text[end] !== '\n') return undefined
  const inner = text.slice(from + 1, close).replaceAll('""', '"')
  if (isCopied && !/[\t\n]/.test(inner)) return undefined
  const [top = '', ...below] = inner.split('\n')
  const last = below.pop()
  if (last === undefined) return { text: inner, end }
  // A whole row inside, or the end of one row and the start of another: the quote of one cell met that of another one further down.
  const isRow = (line: string) => line.split(separator).length >= Math.max(3, columns)
  const [rest = ''] = text.slice(end).split('\n', 1)
  const start = text.slice(text.lastIndexOf('\n', from) + 1, from)
  const isCut = (part: string, line: string) => part.includes(separator) && isRow(line)
  return below.some(isRow) || isCut(top, start + top) || isCut(last, last + rest) ? undefined : { text: inner, end }
}
