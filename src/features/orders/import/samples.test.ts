import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import type { Field } from './columns.ts'
import { type ImportRow, judge, type Known } from './judge.ts'
import { readCopied, readFile } from './read-file.ts'
import type { Chosen, Sheet } from './sheet.ts'
import { forgetColumns, rememberColumns, tableOf } from './titles.ts'
import { assignColumn, newSheet } from './use-sheet.ts'

/** Companies of the samples, each with a booking at its machine. */
const places = [
  ['Boulangerie Tipaerui', 'Aéroport-4', 'Aéroport de Tahiti-Faaʻa'],
  ['Boutique Faʻaʻā', 'Faaa-1', undefined],
  ['Pharmacie Test', 'Vaima-1', undefined],
] as const

const companies = places.map(([name], index): Company => ({ '@id': `/api/companies/${index}`, id: index, name }))
const bookings = new Map(
  places.map(([, shortLocation, location], id) => {
    const iri = (name: string) => ({ '@id': `/api/${name}/${id}`, id })
    const locker = { ...iri('lockers'), shortLocation, ...(location !== undefined && { location }) }
    const temperatureZone = { ...iri('temperature_zones'), name: 'Frais', myKey: 'MT', locker }
    const slot = { ...iri('slots'), size: 'S', height: 10, width: 20, depth: 30, temperatureZone }
    return [id, [{ ...iri('booking_slots'), slot, active: true, available: 50 }]]
  }),
)
const known: Known = { companies, bookings, taken: new Set() }

const file = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url))
const read = (name: string, chosen?: Chosen) => readFile(new Blob([file(name)]), chosen)

/** Each row as the given cells and its faults. A row that can be sent says « ready ». */
function outcomes(rows: readonly ImportRow[], fields: readonly Field[]) {
  const verdicts = judge(rows, known)
  return rows.map(({ line, cells }) => {
    const faults = Object.entries(verdicts.get(line)?.faults ?? {})
    return [...fields.map((field) => cells[field]), ...faults.flat(), ...(faults.length === 0 ? ['ready'] : [])].join(
      ' | ',
    )
  })
}

const judged = ({ rows }: Sheet, fields: readonly Field[]) => outcomes(newSheet(tableOf(rows)).rows, fields)

const required = 'Ce champ est obligatoire'
const rounded = 'Arrondi par le tableur : retapez-le'
const date = 'Changé en date par le tableur : retapez-le'
const error = 'Erreur ou formule du tableur : tapez la valeur'

// `columns.test.ts`, `titles.test.ts` and `read-text.test.ts` have the rules, this one what only a file of a program has.
test.each<[string, string, Field[], string[]]>([
  [
    'titles of another shop',
    'titles-shop.csv',
    ['phone', 'email', 'product', 'quantity', 'price'],
    [
      `+68987123456 | hina@example.test | Miel | 1 | 1500 | lastname | ${required} | firstname | ${required} | company | ${required}`,
      ` | hina@example.test | Thé | 2 | 800 | lastname | ${required} | firstname | ${required} | phone | ${required} | company | ${required}`,
    ],
  ],
  ['a long number', 'rounded-code.xlsx', ['barcode'], [`340123456789012000 | barcode | ${rounded}`]],
  [
    'numbers as the sheet shows them',
    'zeros-of-format.xlsx',
    ['phone', 'barcode'],
    ['06 12 34 56 78 | 00004711 | ready', '06 89 12 34 56 | CMP-0012 | ready'],
  ],
  [
    'errors of formulas',
    'formula-errors.xlsx',
    ['lastname', 'barcode', 'quantity', 'price'],
    [
      `Teriinui | #N/A | #VALUE! | #REF! | quantity | ${error} | price | ${error} | barcode | ${error}`,
      `#N/A | CODE-2 | 2 | 500 | lastname | ${error}`,
    ],
  ],
  ['one name in six spellings', 'okina.csv', ['barcode'], [0, 1, 2, 3, 4, 5].map((row) => `OKI-${row} | ready`)],
  ['elements with a prefix', 'prefix.xlsx', ['lastname', 'phone'], ['Teriinui | 87123456 | ready']],
  ['cells without a reference', 'no-references.xlsx', ['lastname', 'phone'], ['Teriinui | 87123456 | ready']],
  ['a strict workbook', 'strict.xlsx', ['company', 'barcode'], ['Pharmacie Test | STR-1 | ready']],
  ['the sheet that was open', 'read-me.xlsx', ['barcode'], ['F2-1 | ready']],
  ['letters of an old Mac', 'old-mac.csv', ['lastname', 'firstname'], ['Téri | Éric | ready']],
  [
    'codes that became dates and hours',
    'codes-as-dates.xlsx',
    ['barcode'],
    [`3-déc | barcode | ${date}`, `03/12/2026 | barcode | ${date}`, `12:00 | barcode | ${date}`],
  ],
])(
  '[IMP-01] [IMP-02] [IMP-03] a file is read, its columns are recognised and its rows judged: %s',
  async (_name, sample, fields, rows) => expect(judged(await read(sample), fields)).toEqual(rows),
)

describe('[IMP-01] copied cells', () => {
  const text = new TextDecoder().decode(file('copied-quotes.txt'))

  test('a quote that a copied cell begins with is part of its text', () =>
    expect(judged(readCopied(text), ['company', 'lastname'])).toEqual([
      '"Chez Mémé" Papeete | Teriinui | company | Société inconnue',
    ]))

  test('a copied cell with a line end or a tab is quoted', () =>
    expect(readCopied('Nom\tPrénom\r\n"Terii\n""Nui"""\t"Hina"\r\n').rows.map(({ cells }) => cells)).toEqual([
      ['Nom', 'Prénom'],
      ['Terii "Nui"', '"Hina"'],
    ]))

  test('the text of a CSV file is read like the file', () => {
    const copied = readCopied(new TextDecoder().decode(file('quotes.csv')))
    expect(judged(copied, ['lastname'])).toEqual(['Amaru | ready', 'Manutahi | ready', 'Tehei | ready', 'Vaea | ready'])
  })
})

describe('[IMP-01] what was guessed can be chosen', () => {
  const guessesOf = ({ guesses }: Sheet) => guesses.map(({ kind, value }) => `${kind} ${value}`)

  test('the separator', async () => {
    expect(guessesOf(await read('commas-in-products.csv'))).toEqual(['separator ;', 'encoding utf-8'])
    const { rows } = await read('commas-in-products.csv', { separator: ',' })
    expect(rows[1]?.cells).toEqual(['Teriinui;Hina;87123456;Miel', 'thé', 'café', 'vanille', 'monoï', 'savon'])
  })

  test('the encoding', async () => {
    expect(guessesOf(await read('old-mac.csv'))).toEqual(['separator ;', 'encoding macintosh'])
    const { rows } = await read('old-mac.csv', { encoding: 'windows-1252' })
    expect(rows[0]?.cells.slice(0, 1)).toEqual(['SociŽtŽ'])
  })
})

test('[IMP-02] columns that were assigned by hand are proposed for a file with the same titles, until the session ends', () => {
  const fieldsOf = (text: string) => tableOf(readCopied(text).rows).columns.map(({ field }) => field)
  const titles = 'Nom\tPrénom\tBoîte'
  const sheet = newSheet(tableOf(readCopied(`${titles}\nTerii\tHina\tx`).rows))
  rememberColumns(assignColumn(sheet, 2, 'company').table)
  expect(fieldsOf(`${titles.toUpperCase()}\nVaihere\tMoea\ty`)).toEqual(['lastname', 'firstname', 'company'])
  expect(fieldsOf('Nom\tPrénom\tBoîtes\nVaihere\tMoea\ty')).toEqual(['lastname', 'firstname', undefined])
  forgetColumns()
  expect(fieldsOf(`${titles}\nVaihere\tMoea\ty`)).toEqual(['lastname', 'firstname', undefined])
})
