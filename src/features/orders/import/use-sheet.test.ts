import { expect, test } from 'vitest'
import { tableOf } from './columns.ts'
import { readText } from './read-file.ts'
import { assignColumn, edit, markCreated, markRefused, newSheet, remove, undo } from './use-sheet.ts'

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
