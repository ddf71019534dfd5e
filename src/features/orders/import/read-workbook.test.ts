import { CFB, type CellObject, utils, type WorkBook, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aWorkbook } from '../../../../e2e/builders/workbook.ts'
import { readFile } from './read-file.ts'
import type { FileRow } from './sheet.ts'

const file = (bytes: Uint8Array | ArrayBuffer) => new Blob([new Uint8Array(bytes)])

/** A workbook with one column below the title « Code ». */
function bookOf(cells: readonly CellObject[]): WorkBook {
  const sheet = utils.aoa_to_sheet([['Code']])
  // LibreOffice writes what it shows into the file.
  for (const cell of cells) utils.format_cell(cell)
  for (const [index, cell] of cells.entries()) sheet[`A${index + 2}`] = cell
  sheet['!ref'] = `A1:A${cells.length + 1}`
  return { SheetNames: ['Feuil1'], Sheets: { Feuil1: sheet } }
}

/** The text of the first cell of a row, its number where the text shows more than that, and the doubt on it. */
const shownBy = ({ cells, facts }: FileRow) => [cells[0], facts?.get(0)?.value, facts?.get(0)?.doubt]

const excel = ['xlsx', 'xlsb', 'biff8'] as const
const kinds = [...excel, 'ods'] as const

describe.each(kinds)('[IMP-01] numbers of a %s workbook are read as they are shown', (bookType) => {
  test.each<[string, number, string, [string, string?, string?]]>([
    ['leading zeros', 4711, '00000000', ['00004711', '4711']],
    ['a French phone', 612345678, '0#" "##" "##" "##" "##', ['06 12 34 56 78', '612345678']],
    ['a phone with a prefix', 87123456, '"+689 "00" "00" "00" "00', ['+689 87 12 34 56', '87123456']],
    ['letters before and behind', 12, '"CMP-"0000"-A"', ['CMP-0012-A', '12']],
    ['digits before', 12, '"2024"0000', ['20240012', '12']],
    ['hyphens', 102030, '00"-"00"-"00', ['10-20-30', '102030']],
    ['a general number', 89779101, 'General', ['89779101']],
    ['a long general number', 123456789012, 'General', ['123456789012']],
    ['an exponent', 150000000, '0.00E+00', ['150000000']],
    ['groups of thousands', 1500, '#,##0', ['1500']],
    ['hidden decimals', 3.5, '0', ['3,5']],
    ['two decimals', 1500, '0.00', ['1500']],
    ['binary rounding', 0.1 + 0.2, 'General', ['0,3']],
    ['a currency', 1500, '#,##0" F"', [expect.stringMatching(/^1.500 F$/u), '1500']],
    ['a negative number', -5, '0', ['-5']],
    ['more digits than a cell has', 340123456789012000, 'General', ['340123456789012000', undefined, 'rounded']],
    ['more digits in a format', 340123456789012000, '0', ['340123456789012000', undefined, 'rounded']],
  ])('%s', async (_name, v, z, expected) => {
    const { rows } = await readFile(file(write(bookOf([{ t: 'n', v, z }]), { bookType, type: 'array' }) as ArrayBuffer))
    expect(rows.slice(1).map(shownBy)).toEqual([[expected[0], expected[1], expected[2]]])
  })
})

test.each(excel)('[IMP-01] a date of a %s workbook is doubtful everywhere', async (bookType) => {
  const cells: CellObject[] = [
    { t: 'n', v: 46359, z: 'm/d/yy' },
    { t: 'n', v: 46359, z: 'yyyy-mm-dd' },
  ]
  const { rows } = await readFile(file(write(bookOf(cells), { bookType, type: 'array' }) as ArrayBuffer))
  expect(rows.slice(1).map(shownBy)).toEqual([
    ['03/12/2026', undefined, 'date'],
    ['2026-12-03', undefined, 'date'],
  ])
})

test.each(['xlsx', 'xlsb'] as const)('[IMP-01] hidden rows of a %s workbook are read and counted', async (bookType) => {
  const book = bookOf(['A', 'B', 'C'].map((v) => ({ t: 's', v })))
  book.Sheets['Feuil1']!['!rows'] = [{}, {}, { hidden: true }]
  const { rows, notes } = await readFile(
    file(write(book, { bookType, type: 'array', cellStyles: true }) as ArrayBuffer),
  )
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Code', 'A', 'B', 'C'])
  expect(notes).toEqual([{ kind: 'hidden rows', count: 1 }])
})

test.each(kinds)('[IMP-01] a merged cell of a %s workbook counts for each row, with its doubt', async (bookType) => {
  const sheet = utils.aoa_to_sheet([
    ['Code', 'Nom'],
    [3.4e17, 'A'],
    [undefined, 'B'],
    ['x', 'C'],
  ])
  sheet['!merges'] = [utils.decode_range('A2:A3'), utils.decode_range('A4:B4')]
  const book = { SheetNames: ['Feuil1'], Sheets: { Feuil1: sheet } }
  const { rows, notes } = await readFile(file(write(book, { bookType, type: 'array' }) as ArrayBuffer))
  expect(rows.slice(1).map(shownBy)).toEqual([
    ['340000000000000000', undefined, 'rounded'],
    ['340000000000000000', undefined, 'rounded'],
    ['x', undefined, undefined],
  ])
  expect(notes).toEqual([{ kind: 'merged', count: 1 }])
})

/** A sheet as LibreOffice writes it. */
const odsOf = (rows: string, more: Record<string, string> = {}) => {
  const names = ['office', 'table', 'text'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names.join(' ')} xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:body><office:spreadsheet><table:table table:name="Feuille1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`
  const manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
  const files = { mimetype: '', 'META-INF/manifest.xml': manifest, 'content.xml': content, ...more }
  return file(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

const odsCell = (type: string, text: string, more = '') =>
  `<table:table-cell office:value-type="${type}" ${more}><text:p>${text}</text:p></table:table-cell>`
const odsRow = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`

describe('[IMP-01] LibreOffice', () => {
  test('cells are read as they are shown, and empty rows at the end are not', async () => {
    const rows = [
      odsRow(odsCell('string', 'Nom') + odsCell('string', 'Code')),
      odsRow(odsCell('float', '00004711', 'office:value="4711"') + odsCell('string', 'A<text:s text:c="2"/>B')),
      odsRow('<table:table-cell table:number-columns-repeated="2"/>', 'table:number-rows-repeated="3"'),
      odsRow(
        odsCell('currency', '1 500 F', 'office:value="1500"') +
          odsCell('date', '03/12/26', 'office:date-value="2026-12-03"'),
      ),
      odsRow(odsCell('float', '1,5', 'office:value="1.5"') + odsCell('string', '#N/D', 'calcext:value-type="error"')),
      odsRow('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048000"'),
    ]
    const { rows: read } = await readFile(odsOf(rows.join('')))
    expect(read.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Nom', 'Code'],
      [2, '00004711', 'A B'],
      [6, '1 500 F', '03/12/26'],
      [7, '1,5', '#N/D'],
    ])
    expect(read[2]?.facts).toEqual(
      new Map([
        [0, { value: '1500' }],
        [1, { doubt: 'date' }],
      ]),
    )
  })

  test('repeated cells count, as long as they are not too many', async () => {
    const repeated = (times: number) =>
      odsRow(odsCell('string', 'Vini', 'table:number-columns-repeated="2"'), `table:number-rows-repeated="${times}"`)
    expect((await readFile(odsOf(repeated(3)))).rows.map(({ cells }) => cells)).toEqual(
      Array.from({ length: 3 }, () => ['Vini', 'Vini']),
    )
    await expect(readFile(odsOf(repeated(1_048_576)))).rejects.toMatchObject({
      problem: 'too many rows',
      amount: 1_048_576,
    })
  })

  test('a file with a password is named', async () => {
    const manifest =
      '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    await expect(readFile(odsOf('', { 'META-INF/manifest.xml': manifest }))).rejects.toMatchObject({
      problem: 'password',
    })
  })
})

const container = (...streams: string[]) => {
  const made = CFB.utils.cfb_new()
  for (const name of streams) CFB.utils.cfb_add(made, `/${name}`, new Uint8Array(64))
  return file(new Uint8Array(CFB.write(made, { type: 'buffer' }) as Uint8Array))
}

test.each<[string, string[], string]>([
  ['a workbook with a password', ['EncryptionInfo', 'EncryptedPackage'], 'password'],
  ['a text document', ['WordDocument'], 'no table'],
])('[IMP-01] a former container of Office: %s', (_name, streams, problem) =>
  expect(readFile(container(...streams))).rejects.toMatchObject({ problem }),
)

describe('[IMP-01] archives', () => {
  /** Writes other sizes into both headers of the first part. */
  const lying = (bytes: Uint8Array<ArrayBuffer>, size: number) => {
    const view = new DataView(bytes.buffer)
    view.setUint32(22, size, true)
    view.setUint32(view.getUint32(bytes.length - 6, true) + 24, size, true)
    return bytes
  }

  test('an archive that lies about its size is refused before it is unpacked to its end', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(40_000_000) })
    const refused: unknown = await readFile(file(lying(new Uint8Array(bomb), 1000))).catch((error: unknown) => error)
    expect(refused).toMatchObject({ problem: 'too big' })
    expect((refused as { amount: number }).amount).toBeLessThan(30_000_000)
  })

  test('pictures and other parts do not count', async () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Terii', 'Hina'],
    ]
    const read = await readFile(file(aWorkbook([{ rows }], { 'xl/media/image1.png': new Uint8Array(30_000_000) })))
    expect(read.rows.map(({ cells }) => cells)).toEqual(rows)
  })
})
