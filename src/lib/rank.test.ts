import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { ranking } from './rank.ts'

const rank = (query: string, texts: readonly string[]) => ranking(query)(texts.map(plainText))

const vaima = ['epicerie vaima', 'vai-01', 'contact@vaima.pf']

test.each<[query: string, texts: string[], better: string[] | undefined]>([
  // An exact reference ranks first.
  ['vai-01', ['x', 'vai-01'], ['vai-01 annexe']],
  ['vaima', ['vaima'], ['vaima nord']],
  // The start of the name ranks before the start of another word.
  ['vaima', ['vaima nord'], ['epicerie vaima']],
  // The start of a word ranks before its middle.
  ['aima', ['le aima'], ['epicerie vaima']],
  ['vai', ['epicerie vaima'], ['nouvaima']],
  // The name ranks before other texts of a record.
  ['vai', ['epicerie vaima'], ['marche', 'vai-02']],
  ['aim', ['epicerie vaima'], ['marche', 'x@vaima.pf']],
  // The worst match of several words counts.
  ['epic vai', ['epicerie vaima'], ['epicerie nouvaima']],
])('[FIND-03] « %s » puts %j before %j', (query, better, worse) => {
  expect(rank(query, better)).toBeLessThan(rank(query, worse ?? []) ?? NaN)
})

test.each<[query: string, fits: boolean]>([
  ['epic vai', true],
  ['  vai   epic ', true],
  ['vaima.pf', true],
  ['vaima 01', true],
  ['vaima-01', false],
  ['Vaïma’', true],
  ['vai vaj', false],
  ['epicerievaima', false],
  ['', false],
])('[FIND-03] « %s » fits a record whose texts hold each of its words: %s', (query, fits) => {
  expect(rank(query, vaima) !== undefined).toBe(fits)
})

test('special characters of regular expressions match nothing else', () => {
  expect(rank('a.*(b', ['a.*(b c'])).toBe(1)
  expect(rank('a.*(b', ['axxb c'])).toBeUndefined()
  expect(rank('.*', ['abc'])).toBeUndefined()
})
