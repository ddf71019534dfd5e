import { expect, test } from 'vitest'
import { compareNames } from './collation.ts'

test('names are sorted without regard to accents and capitals, numbers by value', () => {
  const names = ['Zoé', 'écume', 'Quai 10', 'Eau', 'Quai 9', 'Étoile', 'abri', 'Œuvres', 'ofe']
  expect(names.toSorted(compareNames)).toEqual([
    'abri',
    'Eau',
    'écume',
    'Étoile',
    'Œuvres',
    'ofe',
    'Quai 9',
    'Quai 10',
    'Zoé',
  ])
})
