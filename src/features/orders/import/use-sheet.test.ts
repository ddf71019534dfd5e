import { expect, test } from 'vitest'
import { readText } from './read-file.ts'
import { tableOf } from './titles.ts'
import { assignColumn, edit, isCorrected, markCreated, markRefused, newSheet, remove, undo } from './use-sheet.ts'

const sheet = newSheet(tableOf(readText('Nom;Prénom;Autre\nTerii;Hina;x\nVaihere;Moea;y').rows))
const textsOf = ({ rows }: typeof sheet) =>
  rows.map(({ line, cells }) => `${line} ${cells.lastname} ${cells.firstname} ${cells.company}`.trim())

test('[IMP-03] cells are edited as one step, and lines beyond the last one are new rows', () => {
  const edited = edit(sheet, [
    { line: 3, field: 'lastname', text: '  Te  Rii ' },
    { line: 4, field: 'lastname', text: 'Nouveau' },
  ])
  expect(textsOf(edited)).toEqual(['2 Terii Hina', '3 Te Rii Moea', '4 Nouveau'])
  expect(textsOf(undo(edited))).toEqual(textsOf(sheet))
  expect(undo(sheet)).toBe(sheet)
  expect(edit(sheet, [{ line: 2, field: 'lastname', text: 'Terii' }])).toBe(sheet)
})

test('[IMP-02] an assigned column fills its cells, and corrections of other columns stay', () => {
  const corrected = edit(sheet, [{ line: 2, field: 'firstname', text: 'Teva' }])
  expect(textsOf(assignColumn(corrected, 2, 'company'))).toEqual(['2 Terii Teva x', '3 Vaihere Moea y'])
  const moved = assignColumn(corrected, 2, 'lastname')
  expect(textsOf(moved)).toEqual(['2 x Teva', '3 y Moea'])
  expect(moved.table.columns.map(({ field }) => field)).toEqual([undefined, 'firstname', 'lastname'])
})

test('[IMP-02] [IMP-03] an assigned column keeps what was typed in its cells, and rows that are not in the file', () => {
  const typed = edit(sheet, [
    { line: 2, field: 'company', text: 'Vini' },
    { line: 4, field: 'company', text: 'Vaima' },
  ])
  expect(textsOf(assignColumn(typed, 2, 'company'))).toEqual(['2 Terii Hina Vini', '3 Vaihere Moea y', '4   Vaima'])
})

test('[IMP-01] rows that were typed or confirmed are not those of the file any more, assigned ones are', () => {
  const typed = edit(sheet, [{ line: 2, field: 'company', text: 'Vini' }])
  expect(isCorrected(sheet)).toBe(false)
  expect(isCorrected(assignColumn(sheet, 2, 'company'))).toBe(false)
  expect(isCorrected(assignColumn(typed, 0, undefined))).toBe(true)
  expect(isCorrected(undo(typed))).toBe(false)
  const doubtful = newSheet(tableOf(readText('Nom;Code\nTerii;MARS').rows))
  expect(isCorrected(edit(doubtful, [{ line: 2, field: 'barcode', text: 'MARS' }]))).toBe(true)
})

test('[IMP-03] an edit of any cell confirms a row with more cells than titles, a copied doubtful text stays doubtful', () => {
  const wide = newSheet(tableOf(readText('Nom;Code\nA;B\nC;D;E\nF;G').rows))
  expect(wide.rows[1]?.doubts).toEqual({ row: 'wide' })
  expect(edit(wide, [{ line: 3, field: 'lastname', text: 'C' }]).rows[1]?.doubts).toEqual({})
  expect(edit(wide, [{ line: 3, field: 'barcode', text: 'MARS' }]).rows[1]?.doubts).toEqual({})
  const copied = edit(wide, [{ line: 3, field: 'barcode', text: 'MARS', isCopied: true }])
  expect(copied.rows[1]?.doubts).toEqual({ barcode: 'date' })
  expect(edit(copied, [{ line: 3, field: 'lastname', text: 'H' }]).rows[1]?.doubts).toEqual({ barcode: 'date' })
})

test('[IMP-02] a doubt follows the column that is assigned', () => {
  const read = newSheet(tableOf(readText('Nom;Prénom;X\nA;B;MARS').rows))
  const given = assignColumn(read, 2, 'barcode')
  expect([read.rows[0]?.doubts, given.rows[0]?.doubts]).toEqual([{}, { barcode: 'date' }])
  expect(assignColumn(given, 2, undefined).rows[0]?.doubts).toEqual({})
})

test('[IMP-04] a line is never used again, because its codes belong to its delivery', () => {
  expect([sheet.lastLine, markCreated(sheet, 3, 900).lastLine]).toEqual([3, 3])
  expect(remove(edit(sheet, [{ line: 7, field: 'lastname', text: 'Nouveau' }]), 7).lastLine).toBe(7)
})

test('[IMP-04] a created row leaves and cannot come back, and a refusal ends with its cell', () => {
  const [first, second] = [
    markCreated(edit(sheet, [{ line: 2, field: 'lastname', text: 'A' }]), 2, 900),
    markRefused(sheet, 2, { email: 'Refusé', machine: 'Complet' }),
  ]
  expect([textsOf(undo(first)), first.created]).toEqual([['3 Vaihere Moea'], [900]])
  const refused = (field: 'email' | 'zone' | 'phone') => edit(second, [{ line: 2, field, text: 'x' }]).rows[0]?.refused
  expect([refused('email'), refused('zone'), refused('phone')]).toEqual([
    { machine: 'Complet' },
    { email: 'Refusé' },
    { email: 'Refusé', machine: 'Complet' },
  ])
  expect(textsOf(remove(sheet, 2))).toEqual(['3 Vaihere Moea'])
})
