/** The columns of a delivery, recognised in a file by their titles. */
import { plainText } from '#lib/plain-text.ts'
import type { FileRow } from './read-file.ts'

/** In the order of the grid. */
export const FIELDS = [
  'company',
  'machine',
  'zone',
  'size',
  'lastname',
  'firstname',
  'phone',
  'email',
  'barcode',
  'product',
  'quantity',
  'price',
  'alcohol',
] as const

export type Field = (typeof FIELDS)[number]
export type Cells = Record<Field, string>

/** The grid shows the other columns only when the file has them. */
export const ALWAYS_SHOWN: readonly Field[] = FIELDS.slice(0, 8)

/** Titles of each column, as `plainText` writes them. The first one is in the empty file. */
const TITLES: Record<Field, readonly string[]> = {
  company: ['societe', 'entreprise', 'commerce', 'expediteur', 'nom de la societe', 'nom societe', 'company'],
  machine: ['machine', 'locker', 'consigne', 'automate', 'point de retrait', 'lieu', 'lieu de retrait', 'emplacement'],
  zone: ['zone', 'zone de temperature', 'temperature', 'froid'],
  size: ['taille', 'casier', 'dimensions', 'dimension', 'format', 'size', 'taille du casier'],
  lastname: [
    'nom',
    'nom de famille',
    'nom du destinataire',
    'nom destinataire',
    'nom du client',
    'nom client',
    'lastname',
    'last name',
  ],
  firstname: [
    'prenom',
    'prenoms',
    'prenom du destinataire',
    'prenom destinataire',
    'prenom du client',
    'prenom client',
    'firstname',
    'first name',
  ],
  phone: [
    'telephone',
    'tel',
    'portable',
    'mobile',
    'vini',
    'gsm',
    'numero',
    'numero de telephone',
    'no de telephone',
    'n de telephone',
    'no tel',
    'n tel',
    'phone',
  ],
  email: [
    'e mail',
    'email',
    'mail',
    'mel',
    'courriel',
    'adresse e mail',
    'adresse email',
    'adresse mail',
    'adresse electronique',
  ],
  barcode: [
    'code barres',
    'code barre',
    'codebarres',
    'codebarre',
    'code a barres',
    'barcode',
    'code',
    'reference',
    'ref',
    'colis',
    'numero de colis',
    'n colis',
    'no colis',
  ],
  product: ['produit', 'produits', 'article', 'designation', 'contenu', 'product'],
  quantity: ['quantite', 'qte', 'nombre', 'quantity', 'qty'],
  price: ['prix', 'prix unitaire', 'montant', 'tarif', 'price'],
  alcohol: ['alcool', 'contient de l alcool', 'contient alcool', 'alcohol'],
}

const fieldOf = (title: string): Field | undefined => {
  const wanted = plainText(title)
  return FIELDS.find((field) => TITLES[field].includes(wanted))
}

/** A column of the file: its place, its title, and an example. */
export interface FileColumn {
  index: number
  title: string
  example: string
  /** The column of the delivery; undefined is left out. */
  field: Field | undefined
}

export interface Table {
  columns: readonly FileColumn[]
  /** Rows with a delivery. */
  rows: readonly FileRow[]
  /** Number of rows above the titles. */
  skipped: number
}

/** Rows in which the titles are searched, because some files begin with a name and a date. */
const MOST_TITLE_ROWS = 10

/** Recognised titles in a row. A title that occurs twice counts once. */
const score = (titles: readonly string[]) => new Set(titles.map(fieldOf).filter(Boolean)).size

interface Titles {
  titles: readonly string[]
  /** Number of rows up to the titles. */
  end: number
}

/** The row of titles, or two rows that complete each other. Undefined when fewer than two titles are recognised. */
function findTitles(rows: readonly FileRow[]): Titles | undefined {
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
  const best = candidates.toSorted((a, b) => score(b.titles) - score(a.titles) || a.end - b.end)[0]
  return best !== undefined && score(best.titles) >= 2 ? best : undefined
}

/** A spreadsheet names its columns A to Z, then AA. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Finds the titles and the columns of a sheet. Columns without any text are dropped. */
export function tableOf(rows: readonly FileRow[]): Table {
  const found = findTitles(rows)
  const { titles, end } = found ?? { titles: [], end: 0 }
  const body = rows.slice(end)
  const taken = new Set<Field>()
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const columns = Array.from({ length: width }, (_, index): FileColumn => {
    const title = titles[index] ?? ''
    const field = fieldOf(title)
    const isFirst = field !== undefined && !taken.has(field)
    if (isFirst) taken.add(field)
    const example = body.find(({ cells }) => cells[index])?.cells[index] ?? ''
    return { index, title, example, field: isFirst ? field : undefined }
  })
  return {
    columns: columns.filter(({ title, example }) => title !== '' || example !== ''),
    rows: body,
    skipped: found === undefined ? 0 : end - 1,
  }
}

/** Assigns a column of the file. Another column with the same field loses it. */
export const assign = (columns: readonly FileColumn[], index: number, field: Field | undefined): FileColumn[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field }
    return field !== undefined && column.field === field ? { ...column, field: undefined } : column
  })

export const emptyCells = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Cells

/** The cells of a delivery, by the assigned columns. */
export function cellsOf({ cells }: FileRow, columns: readonly FileColumn[]): Cells {
  const own = { ...emptyCells }
  for (const { field, index } of columns) if (field !== undefined) own[field] = repaired(field, cells[index] ?? '')
  return own
}

/** `8,9779101E+07` is 89779101. A number that Excel has rounded stays as it is, and is judged as such. */
export const EXPONENT = /^(\d)[.,](\d+)E\+?(\d+)$/i

/** Undoes what Excel does to long numbers. */
export function repaired(field: Field, text: string): string {
  if (field !== 'phone' && field !== 'barcode') return text
  // An apostrophe keeps a number as a text.
  const typed = text.replace(/^['’](?=[\d+])/, '')
  const [, first = '', rest = '', exponent = ''] = EXPONENT.exec(typed) ?? []
  // As many digits as the exponent: none was lost.
  return first !== '' && rest.length >= Number(exponent) - 1 && rest.length <= Number(exponent)
    ? `${first}${rest}`.padEnd(Number(exponent) + 1, '0')
    : typed
}
