import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

const now = Date.parse('2026-11-22T14:05:00-10:00')

test.each([
  [['livraisons', 'Expirées'], false, 'livraisons_expirees_2026-11-22_1405.csv'],
  [['livraisons', undefined, ''], false, 'livraisons_2026-11-22_1405.csv'],
  [['livraisons', "Proches de l'expiration"], true, 'livraisons_proches-de-l-expiration_2026-11-22_1405_partiel.csv'],
  [['livraisons', '../../etc/passwd'], false, 'livraisons_etc-passwd_2026-11-22_1405.csv'],
  [['livraisons', 'CON: <\u202E>?*|\\'], false, 'livraisons_con_2026-11-22_1405.csv'],
])('[EXP-05] [EXP-03] the name of a file from %j', (parts, isPart, name) => {
  expect(fileName(parts, now, isPart)).toBe(name)
})
