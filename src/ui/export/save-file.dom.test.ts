import { expect, test, vi } from 'vitest'
import { fileName, saveFile } from './save-file.ts'

test('[EXP-01] [INV-06] the address of a file is valid for a minute, because a browser may read it late', () => {
  vi.useFakeTimers()
  const revoked = vi.fn<(address: string) => void>()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: revoked })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`)
  })
  saveFile(['a;b'], 'comptage.csv')
  expect(saved).toEqual(['blob:x comptage.csv'])
  vi.advanceTimersByTime(59_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoked.mock.calls).toEqual([['blob:x']])
})

const now = Date.parse('2026-11-22T14:05:00-10:00')

test.each([
  [['livraisons', 'Expirées'], false, 'livraisons_expirees_2026-11-22_1405.csv'],
  [['livraisons', undefined, ''], false, 'livraisons_2026-11-22_1405.csv'],
  [['livraisons', "Proches de l'expiration"], true, 'livraisons_proches-de-l-expiration_2026-11-22_1405_partiel.csv'],
  [['livraisons', '../../etc/passwd'], false, 'livraisons_etc-passwd_2026-11-22_1405.csv'],
  [['livraisons', 'CON: <\u202E>?*|\\'], false, 'livraisons_con_2026-11-22_1405.csv'],
])('[EXP-05] [EXP-03] the name of a file from %j', (parts, isIncomplete, name) => {
  expect(fileName(parts, now, isIncomplete)).toBe(name)
})
