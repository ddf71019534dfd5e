import { expect, test } from 'vitest'
import { ofName } from './french.ts'

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
