import { describe, expect, test } from 'vitest'
import { cellsOf, type Field, type FileColumn, readCell } from './columns.ts'

describe('[IMP-01] [IMP-03] a cell is read by what its column holds', () => {
  test.each<[string, Field, string, string, string?]>([
    ['blanks of all kinds', 'lastname', ' Te\u00A0\t Rii\u202F', 'Te Rii'],
    ['a soft hyphen in a name', 'lastname', 'Teri\u00ADinui', 'Teriinui'],
    ['a hyphen without a break in a name', 'lastname', 'Anne\u2011Marie', 'Anne\u2011Marie'],
    ['a hyphen without a break in a company', 'company', 'Te\u2011Moana', 'Te-Moana'],
    ['a hyphen without a break in a code', 'barcode', 'A\u20111', 'A-1'],
    ['dashes in a code', 'barcode', 'CMD–2026–01', 'CMD–2026–01'],
    ['accents in a code', 'barcode', 'ÉTÉ-03', 'ÉTÉ-03'],
    ['dashes in a phone', 'phone', '87–12—34−56', '87-12-34-56'],
    ['an apostrophe before a phone', 'phone', "'+689 87123456", '+689 87123456'],
    ['an apostrophe before a code', 'barcode', '’0012', '0012'],
    ['an apostrophe before a name', 'lastname', "'Aʻau", "'Aʻau"],
    ['a decimal phone', 'phone', '+68987123456.0', '+68987123456'],
    ['a decimal code', 'barcode', '10010234.0', '10010234.0', 'decimal'],
    ['a code with two decimals', 'barcode', '12 345 678,00', '12 345 678,00', 'decimal'],
    ['an exponent of three digits', 'barcode', '340E+15', '340E+15', 'rounded'],
    ['a date and its hour as a code', 'barcode', '03/12/2024 00:00', '03/12/2024 00:00', 'date'],
    ['a date as a phone', 'phone', '12.03.2024', '12.03.2024', 'date'],
    ['a phone with points', 'phone', '87.12.34.56', '87.12.34.56'],
    ['a letter that was lost', 'lastname', 'Ren\uFFFD', 'Ren\uFFFD', 'letters'],
    ['a version as a code', 'barcode', 'A1.0', 'A1.0'],
    ['all digits in an exponent', 'phone', '8,9779101E+07', '89779101'],
    ['the same with a point', 'phone', '8.9779101E+7', '89779101'],
    ['digits that are missing', 'phone', '8,712345E+07', '8,712345E+07', 'rounded'],
    ['an exponent without decimals', 'barcode', '4E+12', '4E+12', 'rounded'],
    ['a code with an E', 'barcode', '1E5', '1E5'],
    ['an exponent in a product', 'product', '1,5E+08', '1,5E+08'],
    ['zeros behind fifteen digits', 'barcode', '340123456789012000', '340123456789012000', 'rounded'],
    ['a long code of its own', 'barcode', '340123456789012345', '340123456789012345'],
    ['a formula with a text', 'barcode', '="00012345"', '00012345'],
    ['a formula with quotes in its text', 'product', '="Miel ""Tama"""', 'Miel "Tama"'],
    ['another formula', 'price', '=A1*2', '=A1*2', 'error'],
    ['an equals sign alone', 'product', '=', '='],
    ['a date with a slash', 'barcode', '03/12', '03/12', 'date'],
    ['a date with a point', 'barcode', '03.12.2026', '03.12.2026', 'date'],
    ['a date with an hour', 'barcode', '2026-11-29 00:00:00', '2026-11-29 00:00:00', 'date'],
    ['an hour', 'barcode', '12:30', '12:30', 'date'],
    ['a French month', 'barcode', 'MARS', 'MARS', 'date'],
    ['an English month', 'barcode', '3-Dec', '3-Dec', 'date'],
    ['a code with a month in it', 'barcode', 'MARS-A1', 'MARS-A1'],
    ['a price with its currency', 'price', '1 500 F', '1 500'],
    ['a price behind its currency', 'price', 'XPF 1500', '1500'],
    ['a price in euros', 'price', '12,50\u00A0€', '12,50'],
    ['a quantity with a word', 'quantity', '2 kg', '2 kg'],
    ['thousands or decimals', 'price', '1,500', '1,500', 'thousands'],
    ['decimals', 'price', '0,125', '0,125'],
    ['a date in a size', 'size', '10/20/30', '10/20/30'],
    ['a date in a product', 'product', '03/12/2026', '03/12/2026'],
  ])('%s', (_name, field, given, text, doubt) => expect(readCell(field, given)).toEqual({ text, doubt }))

  test.each(['#N/A', '#NAME?', '#DIV/0!', '#GETTING_DATA!', '#VALEUR\u00A0!', 'Err:502', 'Err :508', '########'])(
    'an error in any column: %s',
    (text) => {
      for (const field of ['company', 'lastname', 'phone', 'email', 'barcode', 'quantity', 'alcohol'] as const)
        expect(readCell(field, text).doubt, field).toBe('error')
    },
  )

  test.each(['#12', '#1001', '# 12', 'Café #1 !', '##'])('no error: %s', (text) =>
    expect(readCell('lastname', text).doubt).toBeUndefined(),
  )

  test('a number is read from the cell, a text as it is shown', () => {
    const fact = { value: '1500' }
    expect(readCell('price', '1 500 F', fact).text).toBe('1500')
    expect(readCell('product', '1 500 F', fact).text).toBe('1 500 F')
    expect(readCell('lastname', 'Avril', { doubt: 'date' }).doubt).toBe('date')
  })
})

test('[IMP-02] of several columns for one field the first one with a text counts, by their rank', () => {
  const column = (index: number, rank?: number): FileColumn => ({
    index,
    title: '',
    example: '',
    field: 'phone',
    ...(rank !== undefined && { rank }),
  })
  const phone = (cells: string[]) => cellsOf({ line: 2, cells }, [column(0, 2), column(1), column(2, 1)]).cells.phone
  expect([phone(['1', '2', '3']), phone(['1', '', '3']), phone(['1', '', '']), phone([])]).toEqual(['2', '3', '1', ''])
})

test('[IMP-03] a doubt belongs to the column that counts, and a wide row is doubtful', () => {
  const columns: FileColumn[] = [{ index: 0, title: '', example: '', field: 'barcode' }]
  const facts = new Map([
    [0, { doubt: 'date' as const }],
    [1, { doubt: 'error' as const }],
  ])
  expect(cellsOf({ line: 2, cells: ['3-déc', '#N/A'], facts, isWide: true }, columns).doubts).toEqual({
    row: 'wide',
    barcode: 'date',
  })
})
