import { expect, test } from 'vitest'
import { colon, plural, quoted } from './french.ts'

test('the plural begins with two', () => {
  expect([0, 1, 2].map((count) => `page${plural(count)}`)).toEqual(['page', 'page', 'pages'])
})

test('quotation marks and the colon are never parted from their words', () => {
  expect(`Zone${colon} ${quoted('Frais')}`).toBe('Zone\u{A0}: «\u{A0}Frais\u{A0}»')
})
