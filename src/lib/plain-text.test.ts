import { expect, test } from 'vitest'
import { holdsWords, isSameName, plainText, searchWords } from './plain-text.ts'

test.each([
  ['  Écume ', 'ecume'],
  ['Marché de l’Épicerie', 'marche de l epicerie'],
  ['Sacré-Cœur', 'sacre coeur'],
  ['Société (nom)', 'societe nom'],
  // Signs alone are compared as they are, so that two of them are not the same.
  ['.*', '.*'],
  ['📦', '📦'],
  ["'", ''],
])('« %s » is compared as « %s »', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  ["Faa'a", 'Faaa'],
  ['Fa’a’a', 'Faaa'],
  ['Fa\u2018a\u2018a', 'Faaa'],
  ['Fa\u00B4a\u00B4a', 'Faaa'],
  ['Fa\u02BBa\u02BB\u0101', 'Faaa'],
  ['Fa\u02BCa\u02BCa', 'Faaa'],
  ['Fa\u02BDa\u02BEa', 'Faaa'],
  ['Fa\u02BFa\u02C0a', 'Faaa'],
  ['Fa\u2032a\uA78Ca', 'faaa'],
  ["\u02BB\u0100rue d'\u02BBOro", 'Arue d Oro'],
  ['Œuf & Cie', 'OEUF  cie'],
  ['Boulangerie\u00A0Tipaerui\u200B', 'boulangerie   tipaerui'],
  ['Aéroport – 4', 'Aeroport 4'],
  ['Ｆａａａ', 'Faaa'],
])('« %s » and « %s » are the same name', (one, other) => expect(isSameName(one, other)).toBe(true))

test.each([
  ['Quai 1 12', 'Quai 11 2'],
  ['Faaa Nord', 'Nord Faaa'],
  ['Lusine', "L'usine"],
  ['📦', '🚚'],
])('« %s » and « %s » are two names', (one, other) => expect(isSameName(one, other)).toBe(false))

test.each([
  ['  tah\u00A0mahe\u200B ', ['tah', 'mahe']],
  ['hina@example.test', ['hina example test']],
  ['Épicerie - Vaima', ['epicerie', 'vaima']],
  ['@', ['@']],
  [' \u200B', []],
])('a search for « %s » has the words %j', (typed, words) => expect(searchWords(typed)).toEqual(words))

test.each([
  ['Tahiti Mahéanuu', 'mahe tah', true],
  ['Boutique Fa\u02BBa\u02BBā', "faa'a", true],
  ['Marché de l’Épicerie', 'épicerie', true],
  ['CMP-21', 'CMP-1', false],
  ['Vaima', '', true],
])('« %s » holds the words of « %s »: %s', (label, search, holds) => expect(holdsWords(label, search)).toBe(holds))
