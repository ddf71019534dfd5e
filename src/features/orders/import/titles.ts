/** Finds the titles of a sheet, and the column of a delivery that each of them fits. */
import { plainText } from '#lib/plain-text.ts'
import { releaseWithSession } from '#session/tab.ts'
import { COLUMNS, type Field, FIELDS, type FileColumn } from './columns.ts'
import type { FileRow } from './sheet.ts'

export interface Table {
  columns: readonly FileColumn[]
  /** Rows with a delivery. */
  rows: readonly FileRow[]
  /** Number of rows above the titles. */
  skipped: number
  /** Number of columns up to the last title. Zero without titles. */
  width: number
}

/** Fields that hold something about the recipient. */
const OF_RECIPIENT = new Set<Field>(['lastname', 'firstname', 'phone', 'email'])
const RECIPIENT = new Set(
  'destinataire client recipient customer beneficiaire contact livraison shipping delivery'.split(' '),
)
/** The person who pays is often, but not always, the recipient. */
const PAYER = new Set('facturation billing'.split(' '))
/** Words without a meaning of their own. */
const FILLERS = new Set(
  'a au aux d de des du l la le les of s the n no num numero number obligatoire requis required'.split(' '),
)

/** Titles that mean one thing in one file and another thing in the next. */
const AMBIGUOUS = new Map<string, readonly Field[]>([
  ...['numero', 'num', 'no', 'n'].map((title) => [title, ['phone', 'barcode']] as const),
  ...[
    'commande',
    'order',
    'order number',
    'n commande',
    'no commande',
    'n de commande',
    'no de commande',
    'numero de commande',
  ].map((title) => [title, ['barcode']] as const),
  ['name', ['lastname', 'barcode']],
])

/** How well a title fits. `exact`: it names the field. `words`: its words say so. `loose`: when nothing fits better. */
type Level = 'exact' | 'words' | 'loose'
const LEVELS: readonly Level[] = ['exact', 'words', 'loose']

type Fit = { field: Field; level: Level; rank: number } | { mayBe: readonly Field[] }

/** The field of a title; with `mayBe` it is not clear; undefined for a title of something else. */
export function fitOf(title: string): Fit | undefined {
  const whole = plainText(title)
  if (whole === '') return undefined
  const ambiguous = AMBIGUOUS.get(whole)
  if (ambiguous !== undefined) return { mayBe: ambiguous }
  const words = whole.split(' ')
  for (const level of ['exact', 'loose'] as const) {
    const key = level === 'exact' ? 'titles' : 'looseTitles'
    const field = FIELDS.find((each) => COLUMNS[each][key]?.includes(whole))
    if (field !== undefined) return { field, level, rank: rankOf(field, words) }
  }
  const named = FIELDS.filter((field) => words.some((word) => COLUMNS[field].words.includes(word)))
  const [field, ...others] = named.filter((each) => words.every((word) => isWordOf(each, word)))
  if (field === undefined || others.length > 0) return named.length > 0 ? { mayBe: named } : undefined
  return { field, level: words.some((word) => PAYER.has(word)) ? 'loose' : 'words', rank: rankOf(field, words) }
}

function isWordOf(field: Field, word: string) {
  const { words, otherWords = [] } = COLUMNS[field]
  const isOfPerson = OF_RECIPIENT.has(field) && (RECIPIENT.has(word) || PAYER.has(word))
  return words.includes(word) || otherWords.includes(word) || FILLERS.has(word) || isOfPerson
}

function rankOf(field: Field, words: readonly string[]) {
  const { firstWords = [], lastWords = [] } = COLUMNS[field]
  if (words.some((word) => firstWords.includes(word))) return 0
  return words.some((word) => lastWords.includes(word)) ? 2 : 1
}

const fieldOf = (title: string): Field | undefined => {
  const fit = fitOf(title)
  return fit !== undefined && 'field' in fit ? fit.field : undefined
}

/** Rows in which the titles are searched, because some files begin with a name and a date. */
export const MOST_TITLE_ROWS = 10

/** Recognised titles in a row. A title that occurs twice counts once. */
const score = (titles: readonly string[]) => new Set(titles.map(fieldOf).filter(Boolean)).size

interface Titles {
  titles: readonly string[]
  /** Number of rows up to the titles. */
  end: number
}

/** The row of titles, or two rows that complete each other, with the most recognised titles. */
function bestTitles(rows: readonly FileRow[]): Titles & { score: number } {
  const candidates = rows.slice(0, MOST_TITLE_ROWS).flatMap(({ cells }, index): Titles[] => {
    const below = rows[index + 1]?.cells ?? []
    const width = Math.max(cells.length, below.length)
    const both = Array.from({ length: width }, (_, column) => {
      const [upper = '', lower = ''] = [cells[column], below[column]]
      return fieldOf(lower) !== undefined || upper === '' ? lower : upper
    })
    return [
      { titles: cells, end: index + 1 },
      // A second row of titles has no row of a delivery: every cell of it is a title or empty.
      ...(below.every((cell) => cell === '' || fieldOf(cell) !== undefined) ? [{ titles: both, end: index + 2 }] : []),
    ]
  })
  const [best] = candidates
    .map((each) => ({ ...each, score: score(each.titles) }))
    .toSorted((a, b) => b.score - a.score || a.end - b.end)
  return best ?? { titles: [], end: 0, score: 0 }
}

/** Number of recognised titles of a sheet. A sheet with fewer than two has none. */
export const recognisedTitles = (rows: readonly FileRow[]) => bestTitles(rows).score

/** A spreadsheet names its columns A to Z, then AA. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The fields of the titles. Of those that claim the same field the best fit gets it, wherever it stands. */
function assigned(titles: readonly string[]): Pick<FileColumn, 'field' | 'rank' | 'mayBe'>[] {
  const fits = titles.map(fitOf)
  const winners = new Map<number, { field: Field; rank: number }>()
  const asked = new Map<number, readonly Field[]>()
  for (const field of FIELDS) {
    const claims = fits.flatMap((fit, index) =>
      fit !== undefined && 'field' in fit && fit.field === field ? [{ ...fit, index }] : [],
    )
    const level = LEVELS.find((each) => claims.some((claim) => claim.level === each))
    // Several phones of a recipient complete each other.
    const isSeveral = COLUMNS[field].firstWords !== undefined && level !== 'loose'
    const best = claims.filter((claim) => claim.level === level || (isSeveral && claim.level !== 'loose'))
    const isSame = new Set(best.map(({ index }) => plainText(titles[index] ?? ''))).size <= 1
    for (const [order, { index, rank }] of best.entries()) {
      if (!isSeveral && !isSame) asked.set(index, [field])
      else if (isSeveral || order === 0) winners.set(index, { field, rank })
    }
  }
  const taken = new Set([...winners.values()].map(({ field }) => field))
  return fits.map((fit, index) => {
    const won = winners.get(index)
    if (won !== undefined) return won
    const fields = asked.get(index) ?? (fit !== undefined && 'mayBe' in fit ? fit.mayBe : [])
    const mayBe = fields.filter((field) => !taken.has(field))
    return { field: undefined, ...(mayBe.length > 0 && { mayBe }) }
  })
}

/** Fields of the files before, by their titles. They are kept in memory until the end of the session. */
const remembered = new Map<string, readonly (Field | undefined)[]>()
export const forgetColumns = () => remembered.clear()
releaseWithSession(forgetColumns)

const keyOf = (titles: readonly string[]) => titles.map(plainText).join('\t')

/** Keeps the fields that a person has given to these titles. Nothing of the rows is kept. */
export function rememberColumns({ columns, width }: Table) {
  const titles = titlesOf(columns)
  if (width > 0) remembered.set(keyOf(titles), fieldsAt(columns))
}

const titlesOf = (columns: readonly FileColumn[]) => columns.map(({ title }) => title)
const fieldsAt = (columns: readonly FileColumn[]) => columns.map(({ field }) => field)

/** Finds the titles and the columns of a sheet. Columns without any text are dropped. */
export function tableOf(rows: readonly FileRow[]): Table {
  const best = bestTitles(rows)
  const { titles, end } = best.score >= 2 ? best : { titles: [], end: 0 }
  const body = rows.slice(end)
  const all = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const fields = assigned(titles)
  const columns = Array.from({ length: all }, (_, index): FileColumn => {
    const example = body.find(({ cells }) => cells[index])?.cells[index] ?? ''
    return { index, title: titles[index] ?? '', example, ...(fields[index] ?? { field: undefined }) }
  }).filter(({ title, example }) => title !== '' || example !== '')
  const given = remembered.get(keyOf(titlesOf(columns)))
  return {
    columns: given === undefined ? columns : columns.map((column, at) => withField(column, given[at])),
    rows: body,
    skipped: Math.max(0, end - 1),
    width: titles.findLastIndex((title) => title !== '') + 1,
  }
}

function withField(column: FileColumn, field: Field | undefined): FileColumn {
  const given = { ...column, field }
  delete given.mayBe
  return given
}

/** Assigns a column of the file. Another column with the same field loses it. */
export const assign = (columns: readonly FileColumn[], index: number, field: Field | undefined): FileColumn[] =>
  columns.map((column) => {
    if (column.index === index) return withField(column, field)
    return field !== undefined && column.field === field ? { ...column, field: undefined } : column
  })
