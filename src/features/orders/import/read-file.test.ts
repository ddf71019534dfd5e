import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aWorkbook, sheetXml } from '../../../../e2e/builders/workbook.ts'
import { MOST_BYTES, readFile, readText } from './read-file.ts'

const cellsOf = async (file: Blob | Promise<Blob>) => (await readFile(await file)).rows.map(({ cells }) => cells)
const file = (...parts: BlobPart[]) => new Blob(parts)
const workbook = (...given: Parameters<typeof aWorkbook>) => file(aWorkbook(...given))

const titles = ['Société', 'Nom', 'Téléphone']
const row = ['Épicerie', "O'Connor", '0087']

test('[IMP-01] rows keep their number in the file, and empty rows are dropped', () =>
  expect(readText('a;b\n;\n\n1;2').rows.map(({ line }) => line)).toEqual([1, 4]))

describe('[IMP-01] workbooks', () => {
  test('texts, numbers and dates are texts, and rows keep their numbers', async () => {
    const { rows, notes } = await readFile(
      workbook([{ rows: [titles, [], ['Vaima & fils', 'Hina', 89779101], ['X', { date: 46023 }, 3.5]] }]),
    )
    expect(rows).toEqual([
      { line: 1, cells: titles },
      { line: 3, cells: ['Vaima & fils', 'Hina', '89779101'] },
      { line: 4, cells: ['X', '01/01/2026', '3,5'], facts: new Map([[1, { doubt: 'date' }]]) },
    ])
    expect(notes).toEqual([])
  })

  test('hidden sheets are not read, and named with the others', async () => {
    const { rows, notes } = await readFile(
      workbook([
        { name: 'Secret', isHidden: true, rows: [['x']] },
        { name: 'Vide' },
        { name: 'Envois', rows: [titles, row] },
      ]),
    )
    expect(rows.map(({ cells }) => cells)).toEqual([titles, row])
    expect(notes).toEqual([{ kind: 'other sheets', names: ['Secret', 'Vide'] }])
  })

  test('the sheet that was open is read, unless only another one has known titles', async () => {
    const active = (index: number) => ({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><bookViews><workbookView activeTab="${index}"/></bookViews><sheets>${['Un', 'Deux', 'Lire'].map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
      ),
    })
    const sheets = [{ rows: [titles, ['A']] }, { rows: [titles, ['B']] }, { rows: [['Remplir', 'la feuille']] }]
    const first = async (index: number) => (await readFile(workbook(sheets, active(index)))).rows[1]?.cells[0]
    expect([await first(0), await first(1), await first(2)]).toEqual(['A', 'B', 'A'])
  })

  test('a format far below the table is ignored, and a value there is refused', async () => {
    const far = (cell: string) =>
      workbook([{ rows: [titles, row] }], {
        'xl/worksheets/sheet1.xml': strToU8(
          sheetXml({ rows: [titles, row] }).replace('</sheetData>', `<row r="1048576">${cell}</row></sheetData>`),
        ),
      })
    expect(await cellsOf(far('<c r="XFD1048576" s="1"/>'))).toEqual([titles, row])
    await expect(readFile(far('<c r="A1048576"><v>1</v></c>'))).rejects.toMatchObject({
      problem: 'too many rows',
      amount: 1_048_576,
    })
  })

  test('a formula without a value is empty, and counted', async () => {
    const { rows, notes } = await readFile(workbook([{ rows: [titles, ['Vaima', { formula: 'A1' }, '1']] }]))
    expect(rows[1]?.cells).toEqual(['Vaima', '', '1'])
    expect(notes).toEqual([{ kind: 'formulas', count: 1 }])
  })
})

const many = Array.from({ length: 100_000 }, (_, index) => `${index}`)
test.each<[string, Blob]>([
  ['too big', new Blob([new Uint8Array(MOST_BYTES + 1)])],
  ['too many rows', file(many.join('\n'))],
  ['too many rows', workbook([{ rows: many.slice(0, 2000).map((each) => [each]) }])],
  ['empty', file('')],
  ['empty', file('\uFEFF;;\n;;')],
  ['empty', file('\u200B;\u00AD\n\u2060;')],
  ['empty', workbook([{ rows: [] }])],
  ['empty', workbook([{ isHidden: true, rows: [row] }])],
  ['broken', file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))],
  ['no table', file('%PDF-1.7')],
  ['no table', file('<html><table></table></html>')],
  ['no table', file(new Uint8Array(zipSync({ 'a.xml': strToU8('<a/>') })))],
  ['no table', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))],
])('[IMP-01] a file that cannot be read: %s', (problem, content) =>
  expect(readFile(content)).rejects.toMatchObject({ problem }),
)
