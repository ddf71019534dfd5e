import { expect, test } from 'vitest'
import { cleanCode, cleanSearch, cleanText } from './invisible.ts'

const hex = (text: string) => Array.from(text, (each) => each.codePointAt(0)?.toString(16)).join(' ')

/** One character of each kind that means nothing. */
const unseen = Array.from(
  '\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\uFEFF' +
    '\u00AD\u180E\u061C\u0000\u0007\u001D\u007F\u0085\u009F',
)

test.each(unseen)('%j means nothing in a code, a name or a search, wherever it stands', (each) => {
  const typed = `${each}LOT${each}-5${each}`
  expect(hex(cleanCode(typed))).toBe(hex('LOT-5'))
  expect(hex(cleanSearch(typed))).toBe(hex('LOT-5'))
  expect(hex(cleanText(typed))).toBe(hex('LOT-5'))
})

test.each([
  ['\u202A+689\u00A087\u202F12 34\u200956\u202C', '+689 87 12 34 56'],
  ['87\u201112\u201034-56', '87-12-34-56'],
  [' hina@example.test\t\n', 'hina@example.test'],
  ['A\u00A0 B', 'A  B'],
])('the code %j is %j', (typed, code) => expect(hex(cleanCode(typed))).toBe(hex(code)))

test('a search keeps a blank at its end, after which the next word is typed', () =>
  expect(cleanSearch('\uFEFFvai\u00A0')).toBe('vai '))

test.each([
  ['Teri\u00ADinui\u200B', 'Teriinui'],
  ['Boulangerie\u00A0Tipaerui', 'Boulangerie Tipaerui'],
  ['two\nlines\tof text', 'two\nlines\tof text'],
  ['Jean\u2011Paul', 'Jean\u2011Paul'],
  // A family, a flag and a heart are emoji of several characters.
  ['👩\u200D👧', '👩\u200D👧'],
  ['🏳\uFE0F\u200D🌈 ❤\uFE0F', '🏳\uFE0F\u200D🌈 ❤\uFE0F'],
  // Persian and Sinhala need the joiners between their letters.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['ශ\u0DCA\u200Dරී', 'ශ\u0DCA\u200Dරී'],
  ['👍🏽\u200D', '👍🏽\u200D'],
  ['Hina\u200B\u200D \u200C1', 'Hina 1'],
])('the text %j is %j', (typed, text) => expect(hex(cleanText(typed))).toBe(hex(text)))
