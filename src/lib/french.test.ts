import { expect, test } from 'vitest'
import { colon, ofName, plural, quoted } from './french.ts'

test('the plural starts at two', () =>
  expect([0, 1, 2].map((count) => `page${plural(count)}`)).toEqual(['page', 'page', 'pages']))

test('quotation marks and the colon have a non-breaking space', () =>
  expect(`Zone${colon} ${quoted('Frais')}`).toBe('Zone\u{A0}: «\u{A0}Frais\u{A0}»'))

test('« de » loses its vowel before a vowel, with and without an accent', () =>
  expect(['Épicerie Vaima', 'arue-1', 'Œuvres', 'Moorea', 'Yves', '#12', ''].map(ofName)).toEqual([
    "d'Épicerie Vaima",
    "d'arue-1",
    "d'Œuvres",
    'de Moorea',
    'de Yves',
    'de #12',
    'de ',
  ]))
