/** Rows of texts with a separator between the cells: CSV files, and cells that were copied from a spreadsheet. */

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
  /** Maximum number of rows to read. */
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
  const columns = all.slice(0, Math.max(0, all.indexOf('\n'))).split(separator).length
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
  const [, ...below] = inner.split('\n')
  // A whole row inside: the quote of one cell met the quote of another one further down.
  const isRow = (line: string) => line.split(separator).length >= Math.max(3, columns)
  return below.some(isRow) ? undefined : { text: inner, end }
}
