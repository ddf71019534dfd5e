import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['  Écume ', 'ecume'],
  ['Fa\u02BBa\u02BB\u0101', 'faaa'],
  ["Faa'a", 'faaa'],
  ['Faa’a', 'faaa'],
  ["Marché de l'Épicerie", 'marche de l epicerie'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['a.*(b', 'a.*(b'],
])('« %s » is compared as « %s »', (text, plain) => expect(plainText(text)).toBe(plain))
