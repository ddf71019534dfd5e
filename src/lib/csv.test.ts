import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { BOM, type Cell, csvHeader, csvLine, csvLines, csvOf, dateCell, fileOfRows, phoneCell } from './csv.ts'

/** The cells as another program reads them. */
const read = (text: string): string[][] => parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' })

test.each<[Cell, string]>([
  ['Vaima', 'Vaima'],
  [undefined, ''],
  ['a;b', 'a;b'],
  ['say "hi"', 'say "hi"'],
  ['two\r\nlines', 'two\r\nlines'],
  ['é ü \u{1F4E6} \u00A0', 'é ü \u{1F4E6} \u00A0'],
  // Numbers
  [-17.5, '-17,5'],
  [Number.NaN, ''],
  // Numbers in texts
  ['-17,5', '-17,5'],
  ['+17.5', '+17.5'],
  // Formulas
  ['=HYPERLINK("http://evil.test";"x")', `'=HYPERLINK("http://evil.test";"x")`],
  ['+cmd|calc', "'+cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['\u200B=1', "'\u200B=1"],
  ['\u0301+cmd', "'\u0301+cmd"],
  ['\u22121+1', "'\u22121+1"],
  ['+689 87 12 34 56', '+689 87 12 34 56'],
  ['+689  87', "'+689  87"],
  ['+1 2+3', "'+1 2+3"],
  ['-1 23', "'-1 23"],
  ['＝1+1', "'＝1+1"],
  ['a=b', 'a=b'],
])('[EXP-02] %j is read back as %j', (cell, expected) => {
  expect(read(csvLine([1, cell, 2]))).toEqual([['1', expected, '2']])
})

test.each([
  ['89770008', '89 77 00 08'],
  ['+68989770008', '+689 89 77 00 08'],
  ['+689-89-77-00-08', '+689 89 77 00 08'],
  // Nothing is added to a number without its plus.
  ['68989770008', '689 89 77 00 08'],
  ['0068989770008', '00 689 89 77 00 08'],
  ['0689401234', '06 89 40 12 34'],
  ['087.12.34', '0 87 12 34'],
  ['40 45', '40 45'],
  // Other countries
  ['+33612345678', '+33 6 12 34 56 78'],
  ['0033612345678', '00 33 6 12 34 56 78'],
  ['+14155552671', '+1 41 55 55 26 71'],
  ['+687 45.67.89', '+687 45 67 89'],
  // Odd texts
  ['15', "'15"],
  ['(+689) 87.12', "'(+689) 87.12"],
  [undefined, ''],
])('[EXP-02] the phone %j is a text in every spreadsheet: %j', (phone, expected) => {
  expect(read(csvLine([1, phoneCell(phone), 2]))).toEqual([['1', expected, '2']])
})

test('[EXP-02] a text with a separator of any spreadsheet is quoted, so that no formula begins inside it', () => {
  expect(csvLine(['x,=1', 'x\t=1', 'x;=1'])).toBe('"x,=1";"x\t=1";"x;=1"\r\n')
  // Other line ends, at which some programs begin a row.
  for (const end of ['\v', '\f', '\u0085', '\u2028', '\u2029']) expect(csvLine([`x${end}=1`])).toBe(`"x${end}=1"\r\n`)
})

test('[EXP-02] the file begins with a BOM, ends its lines with CRLF, and writes dates in Tahiti time', () => {
  const columns = [
    { header: 'Nom', cell: ({ name }: { name: string }) => name },
    { header: 'Date', cell: () => dateCell('2023-03-15T05:30:00Z') },
    { header: 'Sans date', cell: () => dateCell('never') },
  ]
  const file = csvHeader(columns) + csvLines(columns, [{ name: 'Épicerie' }])
  expect(file).toBe(`${BOM}Nom;Date;Sans date\r\nÉpicerie;14/03/2023 19:30;\r\n`)
})

test('[INV-06] cells are separated by semicolons, and lines by CRLF', () =>
  expect(csvOf([['a', 'b'], ['c']])).toBe('\u{FEFF}a;b\r\nc\r\n'))

test.each([true, false])('rows that are already read are one page of a file, a part: %s', async (isIncomplete) => {
  const file = fileOfRows([{ header: 'Nom', cell: (name: string) => name }], ['Vaima', 'Aorai'], isIncomplete)
  expect(await file.next(new AbortController().signal)).toEqual({
    lines: 'Vaima\r\nAorai\r\n',
    count: 2,
    read: 2,
    total: 2,
    isOver: true,
    isIncomplete,
  })
})
