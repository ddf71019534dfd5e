import { expect, test } from 'vitest'
import type { PhysicalKey } from './burst.ts'
import { isAddress, objectionTo, readings, tidyCode } from './code.ts'

test.each([
  ['RAR-41', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), "Ce code est trop long pour être celui d'une livraison."],
  ['   ', 'Ce code est vide.'],
  ['\t\r\n\u001D', 'Ce code est vide.'],
])('[SCAN-01] what is said of %j before the server is asked: %s', (code, said) => {
  expect(objectionTo(tidyCode(code))).toBe(said)
})

test('a scan without a reading is an empty code', () => {
  expect(objectionTo(undefined)).toBe('Ce code est vide.')
})

test.each([
  ['https://x.pf/1', true],
  ['HTTP://X.PF', true],
  ['ftp://x.pf', false],
  ['http-41', false],
])('%s is an address: %s', (code, expected) => {
  expect(isAddress(code)).toBe(expected)
})

/**
 * Keys that a keyboard needs for the characters of a barcode. `⇧` marks Shift. Written by hand from the two keyboards, so
 * that a mistake in code.ts fails.
 */
const onUs: Record<string, string> = {
  ...Object.fromEntries(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => [letter, `⇧Key${letter}`])),
  ...Object.fromEntries(
    Array.from('abcdefghijklmnopqrstuvwxyz').map((letter) => [letter, `Key${letter.toUpperCase()}`]),
  ),
  ...Object.fromEntries(Array.from('0123456789').map((digit) => [digit, `Digit${digit}`])),
  '-': 'Minus',
  _: '⇧Minus',
  '/': 'Slash',
  ':': '⇧Semicolon',
  '.': 'Period',
  '?': '⇧Slash',
  '=': 'Equal',
}
const onFrench: Record<string, string> = {
  ...onUs,
  ...Object.fromEntries(Array.from('0123456789').map((digit) => [digit, `⇧Digit${digit}`])),
  a: 'KeyQ',
  A: '⇧KeyQ',
  q: 'KeyA',
  Q: '⇧KeyA',
  z: 'KeyW',
  Z: '⇧KeyW',
  w: 'KeyZ',
  W: '⇧KeyZ',
  m: 'Semicolon',
  M: '⇧Semicolon',
  '-': 'Digit6',
  _: 'Digit8',
  '/': '⇧Period',
  ':': 'Period',
  '.': '⇧Comma',
  '?': '⇧KeyM',
}

const press = (keyboard: Record<string, string>, text: string): PhysicalKey[] =>
  Array.from(text).map((character) => {
    const key = keyboard[character] ?? ''
    return { code: key.replace('⇧', ''), shift: key.startsWith('⇧'), altGraph: false }
  })

const barcode = 'company-test-01_QNJURNU3'

interface Case {
  what: string
  /** Text that the computer produced from the keys. */
  raw: string
  keys: PhysicalKey[]
  expected: [text: string, layout?: string][]
}

const cases: Case[] = [
  {
    what: 'scanner and machine on US',
    raw: barcode,
    keys: press(onUs, barcode),
    // The French reading comes last, in case the code itself is unknown.
    expected: [[barcode], ['co,pqny)test)à&°ANJURNU"', 'AZERTY']],
  },
  {
    what: 'scanner and machine on AZERTY',
    raw: barcode,
    keys: press(onFrench, barcode),
    expected: [[barcode], ['co;pqny6test6)!8ANJURNU#', 'QWERTY']],
  },
  {
    what: 'a US scanner on an AZERTY machine',
    raw: 'co,pqny)test)à&°ANJURNU"',
    keys: press(onUs, barcode),
    expected: [['co,pqny)test)à&°ANJURNU"'], [barcode, 'QWERTY']],
  },
  {
    what: 'an AZERTY scanner on a US machine',
    raw: 'co;pqny6test6)!8ANJURNU#',
    keys: press(onFrench, barcode),
    expected: [['co;pqny6test6)!8ANJURNU#'], [barcode, 'AZERTY']],
  },
  {
    what: 'a machine of a third layout (QWERTZ)',
    raw: 'yZ0123',
    keys: press(onUs, 'zY0123'),
    expected: [['yZ0123'], ['zY0123', 'QWERTY'], ['wYà&é"', 'AZERTY']],
  },
  {
    what: 'Caps Lock on: the keys are right, the letters are not',
    raw: 'COMPANY-1',
    keys: press(onUs, 'company-1'),
    expected: [['COMPANY-1'], ['company-1', 'QWERTY'], ['co,pqny)&', 'AZERTY']],
  },
  {
    what: 'an address from a QR code, by a US scanner on an AZERTY machine',
    raw: 'httpsM!!x:pf!+q=1',
    keys: press(onUs, 'https://x.pf/?q=1'),
    expected: [['https://x.pf/?q=1', 'QWERTY']],
  },
  {
    what: 'an address from a QR code, as it came',
    raw: 'HTTPS://X.PF/1',
    keys: press(onUs, 'HTTPS://X.PF/1'),
    expected: [['HTTPS://X.PF/1']],
  },
  {
    what: 'letters that both keyboards have in the same place',
    raw: 'BCDEFG',
    keys: press(onUs, 'BCDEFG'),
    expected: [['BCDEFG']],
  },
  {
    what: 'digits of the numeric pad',
    raw: '123456',
    keys: Array.from('123456').map((digit) => ({ code: `Numpad${digit}`, shift: false, altGraph: false })),
    expected: [['123456']],
  },
  {
    what: 'AltGraph, which a US keyboard has not',
    raw: 'a@b',
    keys: [
      { code: 'KeyQ', shift: false, altGraph: false },
      { code: 'Digit0', shift: false, altGraph: true },
      { code: 'KeyB', shift: false, altGraph: false },
    ],
    expected: [['a@b']],
  },
  { what: 'keys without a name', raw: 'ABC123', keys: press({}, 'ABC123'), expected: [['ABC123']] },
  { what: 'no keys at all, as from a camera', raw: ' ABC\u001D123 ', keys: [], expected: [['ABC123']] },
  { what: 'only spaces', raw: '      ', keys: press({ ' ': 'Space' }, '      '), expected: [] },
]

test.each(cases)('[SCAN-03] $what', ({ raw, keys, expected }) => {
  const found = readings({ text: raw, keys })
  expect(found.map(({ text, layout }) => (layout === undefined ? [text] : [text, layout]))).toEqual(expected)
})
