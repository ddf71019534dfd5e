import { expect, test } from 'vitest'
import { rank } from './rank.ts'

const vaima = ['epicerie vaima', 'vai-01', 'contact@vaima.pf']

test.each<[query: string, texts: string[], better: string[] | undefined]>([
  // An exact reference beats everything.
  ['vai-01', ['x', 'vai-01'], ['vai-01 annexe']],
  ['vaima', ['vaima'], ['vaima nord']],
  // The start of the name beats the start of another word.
  ['vaima', ['vaima nord'], ['epicerie vaima']],
  // The start of a word beats the middle of one.
  ['aima', ['le aima'], ['epicerie vaima']],
  ['vai', ['epicerie vaima'], ['nouvaima']],
  // The name beats what else is known of a record.
  ['vai', ['epicerie vaima'], ['marche', 'vai-02']],
  ['aim', ['epicerie vaima'], ['marche', 'x@vaima.pf']],
  // The word that fits worst counts.
  ['epic vai', ['epicerie vaima'], ['epicerie nouvaima']],
])('[FIND-03] « %s » puts %j before %j', (query, better, worse) => {
  expect(rank(query, better)).toBeLessThan(rank(query, worse ?? []) ?? NaN)
})

test.each<[query: string, fits: boolean]>([
  ['epic vai', true],
  ['vai epic', true],
  ['  vai   epic ', true],
  ['vaima.pf', true],
  ['vai-01 epicerie', true],
  ['vai vaj', false],
  ['epicerievaima', false],
  ['', false],
  ['   ', false],
])('[FIND-03] « %s » fits a record whose texts hold each of its words: %s', (query, fits) => {
  expect(rank(query, vaima) !== undefined).toBe(fits)
})

test('special characters of regular expressions are plain letters', () => {
  expect(rank('a.*(b', ['a.*(b c'])).toBe(1)
  expect(rank('.*', ['abc'])).toBeUndefined()
})
