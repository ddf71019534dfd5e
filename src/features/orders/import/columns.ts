/** The columns of a delivery: their titles in a file, how well a title fits, and how a cell is read and shown. */
import { cleanCode, cleanText } from '#lib/invisible.ts'
import type { Kind } from '#ui/form/kinds.ts'
import { fields, months } from './copy.ts'
import type { CellFact, Doubt, FileRow } from './sheet.ts'

export type Field = keyof typeof fields
export type Cells = Record<Field, string>

export const FIELDS = Object.keys(fields) as Field[]

/** Why cells of a row, or the row, cannot be believed. */
export type Doubts = Partial<Record<Field, Doubt>> & { row?: 'wide' }

interface Column {
  /** Titles that name this column and no other one. All titles and words are as `plainText` writes them. */
  titles?: readonly string[]
  /** Titles that often name this column. They are taken when no other column fits better. */
  looseTitles?: readonly string[]
  /** Words that a title of this column has. The others in it must be words without a meaning of their own. */
  words: readonly string[]
  /** Further words that such a title may have. */
  otherWords?: readonly string[]
  /** Words of a column that comes first where two of them fit. In a row where it is empty, the other one counts. */
  firstWords?: readonly string[]
  lastWords?: readonly string[]
  /** The kind of the cells, as of the fields of forms. */
  holds: Extract<Kind, 'text' | 'name' | 'phone' | 'code' | 'email' | 'decimal'>
  /** Every row has a fault without it. Zone and size may be clear from the machine. */
  isNeeded?: true
  /** The grid shows the other columns only when the file has them. */
  isShown?: true
  /** Narrowest and relative width in the grid. On a laptop it has all columns in sight. */
  width: `minmax(${number}rem, ${number}fr)`
}

export const COLUMNS: Readonly<Record<Field, Column>> = {
  company: {
    titles: ['societe', 'entreprise', 'nom de la societe', 'nom societe', 'company'],
    looseTitles: ['commerce', 'expediteur'],
    words: ['societe', 'entreprise', 'commerce', 'expediteur', 'company', 'magasin', 'boutique'],
    otherWords: ['nom', 'name'],
    holds: 'name',
    isNeeded: true,
    isShown: true,
    width: 'minmax(5rem, 1.2fr)',
  },
  machine: {
    titles: ['machine', 'locker', 'consigne', 'automate', 'point de retrait', 'point relais'],
    looseTitles: ['lieu', 'lieu de retrait', 'emplacement'],
    words: ['machine', 'locker', 'consigne', 'automate', 'relais', 'retrait'],
    otherWords: ['nom', 'point', 'lieu', 'colis'],
    holds: 'name',
    isNeeded: true,
    isShown: true,
    width: 'minmax(5rem, 1.2fr)',
  },
  zone: {
    titles: ['zone', 'zone de temperature', 'temperature'],
    looseTitles: ['froid'],
    words: ['zone', 'temperature'],
    otherWords: ['casier'],
    holds: 'name',
    isShown: true,
    width: 'minmax(4.5rem, 1fr)',
  },
  size: {
    titles: ['taille', 'dimensions', 'dimension', 'size', 'taille du casier'],
    looseTitles: ['casier', 'format'],
    words: ['taille', 'dimension', 'dimensions', 'size'],
    otherWords: ['casier', 'colis'],
    holds: 'name',
    isShown: true,
    width: 'minmax(4.75rem, 1fr)',
  },
  lastname: {
    titles: ['nom', 'nom de famille', 'nom du destinataire', 'nom destinataire', 'lastname', 'last name', 'surname'],
    looseTitles: ['nom du client', 'nom client'],
    words: ['nom', 'lastname', 'surname', 'last'],
    otherWords: ['famille', 'name', 'usage'],
    holds: 'text',
    isNeeded: true,
    isShown: true,
    width: 'minmax(4.5rem, 1fr)',
  },
  firstname: {
    titles: ['prenom', 'prenoms', 'prenom du destinataire', 'prenom destinataire', 'firstname', 'first name'],
    looseTitles: ['prenom du client', 'prenom client'],
    words: ['prenom', 'prenoms', 'firstname', 'first'],
    otherWords: ['name', 'usage'],
    holds: 'text',
    isNeeded: true,
    isShown: true,
    width: 'minmax(4.5rem, 1fr)',
  },
  phone: {
    words: ['telephone', 'tel', 'phone', 'portable', 'mobile', 'vini', 'gsm', 'cellulaire', 'cell', 'fixe', 'landline'],
    otherWords: ['domicile', 'maison', 'home'],
    firstWords: ['portable', 'mobile', 'vini', 'gsm', 'cellulaire', 'cell'],
    lastWords: ['fixe', 'landline', 'domicile', 'maison', 'home'],
    holds: 'phone',
    isNeeded: true,
    isShown: true,
    width: 'minmax(5.5rem, 1fr)',
  },
  email: {
    titles: ['e mail', 'email', 'mail', 'mel', 'courriel', 'adresse e mail', 'adresse email', 'adresse mail'],
    words: ['email', 'mail', 'mel', 'courriel', 'electronique'],
    otherWords: ['adresse', 'address', 'e'],
    holds: 'email',
    isNeeded: true,
    isShown: true,
    width: 'minmax(5.75rem, 1.6fr)',
  },
  barcode: {
    titles: ['code barres', 'code barre', 'codebarres', 'codebarre', 'code a barres', 'barcode'],
    looseTitles: ['code', 'reference', 'ref', 'colis', 'numero de colis', 'n colis', 'no colis'],
    words: ['barres', 'barre', 'codebarres', 'codebarre', 'barcode', 'suivi', 'tracking', 'colis'],
    otherWords: ['code', 'reference', 'ref'],
    holds: 'code',
    width: 'minmax(5.25rem, 1fr)',
  },
  product: {
    titles: ['produit', 'produits', 'article', 'designation', 'product'],
    looseTitles: ['contenu'],
    words: ['produit', 'produits', 'article', 'articles', 'designation', 'product', 'lineitem'],
    otherWords: ['nom', 'name', 'libelle'],
    holds: 'text',
    width: 'minmax(4.5rem, 1fr)',
  },
  quantity: {
    titles: ['quantite', 'qte', 'quantity', 'qty'],
    looseTitles: ['nombre'],
    words: ['quantite', 'qte', 'quantity', 'qty'],
    otherWords: ['commandee', 'commandees', 'article', 'articles', 'produit', 'produits', 'lineitem'],
    holds: 'decimal',
    width: 'minmax(4.25rem, 0.6fr)',
  },
  price: {
    titles: ['prix', 'prix unitaire', 'price'],
    looseTitles: ['montant', 'tarif'],
    words: ['prix', 'price', 'tarif'],
    otherWords: ['unitaire', 'unite', 'ttc', 'xpf', 'cfp', 'fcfp', 'f', 'article', 'produit', 'lineitem'],
    holds: 'decimal',
    width: 'minmax(3.25rem, 0.6fr)',
  },
  alcohol: {
    titles: ['alcool', 'contient de l alcool', 'contient alcool', 'alcohol'],
    words: ['alcool', 'alcohol'],
    otherWords: ['contient', 'presence'],
    holds: 'name',
    width: 'minmax(3.5rem, 0.6fr)',
  },
}

export const emptyCells = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Cells

/** A cell of a file or of copied cells as it is judged: its text, and why that cannot be believed. */
export function readCell(field: Field, given: string, fact: CellFact = {}) {
  const { holds } = COLUMNS[field]
  const text = cleanedCell(field, holds === 'decimal' ? (fact.value ?? given) : given)
  return { text, doubt: fact.doubt ?? doubtOn(holds, text) }
}

/** An error of Excel or LibreOffice in any language, a number that is wider than its column, or a formula. */
const ERROR = /^#[\p{Lu}\d/_ ]+[!?]$|^#N\/[A-Z]$|^#{3,}$|^Err ?:\d{3}$|^=[^=\s]/u

/** `8,9779101E+07` is 89779101. A number that Excel has rounded stays as it is. */
const EXPONENT = /^(\d)(?:[.,](\d+)E\+?|E\+)(\d+)$/i

/** The same with one to three digits before the exponent, as some formats write it: some of its digits are lost. */
const ENGINEERING = /^\d{1,3}(?:[.,]\d+)?E\+\d+$/i

/** A number of Excel has fifteen digits. It writes zeros for the others. */
const ROUNDED = /^\d{15,}00$/

/** A whole number that a spreadsheet shows with decimals: `12 345 678,00`. */
const DECIMALS = /^\d[\d ]{3,}[.,]0+$/

const ENGLISH_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec'

/** The hour behind a date. */
const HOUR = String.raw`([ T]\d{1,2}:\d{2}(:\d{2})?)?`

/** A date with its year, which a phone is not either. */
const FULL_DATE = [String.raw`^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}${HOUR}$`, String.raw`^\d{4}[/.-]\d{2}[/.-]\d{2}${HOUR}$`]

/** Dates and hours that spreadsheets make of codes such as `3-12`, `MAR-12` and `12:00`. */
const DATE = new RegExp(
  [
    ...FULL_DATE,
    String.raw`^\d{1,2}/\d{1,2}(/\d{2})?$`,
    String.raw`^(\d{1,2}-)?(${months.join('|')}|${ENGLISH_MONTHS})\.?(-\d{2,4})?$`,
    String.raw`^\d{1,2}:\d{2}(:\d{2})?( [AP]M)?$`,
  ].join('|'),
  'i',
)
const DATED_PHONE = new RegExp(FULL_DATE.join('|'))

function doubtOn(holds: Column['holds'], text: string): Doubt | undefined {
  if (ERROR.test(text)) return 'error'
  if (text.includes('\uFFFD')) return 'letters'
  if (holds === 'decimal') return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? 'thousands' : undefined
  if (holds !== 'phone' && holds !== 'code') return undefined
  if (EXPONENT.test(text) || ENGINEERING.test(text) || ROUNDED.test(text)) return 'rounded'
  if (holds === 'phone') return DATED_PHONE.test(text) ? 'date' : undefined
  if (DATE.test(text)) return 'date'
  return DECIMALS.test(text) ? 'decimal' : undefined
}

/** Undoes what spreadsheets and copied texts do to a cell. */
export function cleanedCell(field: Field, given: string): string {
  const { holds } = COLUMNS[field]
  const isSigns = holds === 'phone' || holds === 'code' || holds === 'email'
  const seen = (isSigns || holds === 'name' ? cleanCode(given) : cleanText(given)).replaceAll(/\s+/g, ' ').trim()
  const text = unquoted(seen)
  if (holds === 'decimal') return text.replaceAll(CURRENCY, '')
  if (holds !== 'phone' && holds !== 'code') return text
  // An apostrophe keeps a number as a text.
  const typed = withoutExponent(text.replace(/^['’](?=[\d+=@-])/, ''))
  if (holds === 'code') return typed
  // Some programs write a phone as a decimal number.
  return typed.replaceAll(/[\u2012-\u2015\u2212]/g, '-').replace(/^(\+?\d+)[.,]0$/, '$1')
}

/** A currency before or behind a number. A CSV file has it when the spreadsheet shows it. */
const CURRENCY = /^(?:[€$]|EUR|USD|XPF|F\.?\s?CFP|CFP)\s*(?=\d)|(?<=\d)\s*(?:[€$]|EUR|USD|XPF|F\.?\s?CFP|CFP|F)\.?$/gi

/** `="00012345"` keeps the zeros of a code in a CSV file. */
const unquoted = (text: string) => /^=\s*"((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text

function withoutExponent(text: string) {
  const [, first = '', rest = '', exponent = ''] = EXPONENT.exec(text) ?? []
  // As many digits as the exponent: none was lost.
  return first !== '' && rest.length === Number(exponent) ? `${first}${rest}` : text
}

/** A column of the file: its place, its title, and an example. */
export interface FileColumn {
  index: number
  title: string
  example: string
  /** The column of the delivery; undefined is left out. */
  field: Field | undefined
  /** Order of the columns of one field. The first one with a text counts. */
  rank?: number
  /** Fields that the title may mean. The person decides. */
  mayBe?: readonly Field[]
}

/** The cells of a delivery, by the assigned columns. Of two columns for the same, the first one with a text counts. */
export function cellsOf(row: FileRow, columns: readonly FileColumn[]): { cells: Cells; doubts: Doubts } {
  const cells = { ...emptyCells }
  const doubts: Doubts = row.isWide ? { row: 'wide' } : {}
  for (const { field, index } of columns.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))) {
    if (field === undefined || cells[field] !== '') continue
    const { text, doubt } = readCell(field, row.cells[index] ?? '', row.facts?.get(index))
    cells[field] = text
    if (doubt !== undefined) doubts[field] = doubt
  }
  return { cells, doubts }
}
