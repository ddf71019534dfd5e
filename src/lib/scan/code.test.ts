import { expect, test } from 'vitest'
import { isAddress, objectionTo, tidyCode } from './code.ts'

test.each([
  ['RAR-41', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), "Ce code est trop long pour être celui d'une livraison."],
  ['   ', 'Ce code est vide.'],
  ['\t\r\n\u001D', 'Ce code est vide.'],
])('[SCAN-01] what is said of %j before the server is asked: %s', (code, said) => {
  expect(objectionTo(tidyCode(code))).toBe(said)
})

test('a scan without any reading is empty', () => {
  expect(objectionTo(undefined)).toBe('Ce code est vide.')
})

test.each([
  ['https://x.pf/1', true],
  ['HTTP://X.PF', true],
  ['ftp://x.pf', false],
  ['http-41', false],
])('%s is an address: %s', (code, expected) => {
  expect(isAddress(code)).toBe(expected)
})
