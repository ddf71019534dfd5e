import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  ['CMP-1', 'CMP-1'],
  ['a;b', '"a;b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['-17,5', '-17,5'],
  ['+689 87 12 34 56', '+689 87 12 34 56'],
  ['Épicerie', 'Épicerie'],
])('[INV-06] %j is the cell %j', (text, written) => {
  expect(csvOf([[text]])).toBe(`\u{FEFF}${written}\r\n`)
})

test('[INV-06] cells are separated by semicolons, and lines by CRLF', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('\u{FEFF}a;b\r\nc\r\n')
})
