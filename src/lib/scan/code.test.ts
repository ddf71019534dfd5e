import { expect, test } from 'vitest'
import { cleanCode } from '#lib/invisible.ts'
import type { PhysicalKey } from './burst.ts'
import { isAddress, objectionTo, readings } from './code.ts'

test.each([
  ['RAR-41', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), "Ce code est trop long pour être celui d'une livraison."],
  ['   ', 'Ce code est vide.'],
  ['\t\r\n\u001D', 'Ce code est vide.'],
])('[SCAN-01] what is said of %j before the server is asked: %s', (code, said) => {
  expect(objectionTo(cleanCode(code))).toBe(said)
})

test('a scan without a reading is an empty code', () => expect(objectionTo(undefined)).toBe('Ce code est vide.'))

test.each([
  ['https://x.pf/1', true],
  ['HTTP://X.PF', true],
  ['ftp://x.pf', false],
  ['http-41', false],
])('%s is an address: %s', (code, expected) => expect(isAddress(code)).toBe(expected))

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

/** `raw` is the text that the computer produced from the keys. */
type Case = [what: string, raw: string, keys: PhysicalKey[], expected: [text: string, layout?: string][]]

const cases: Case[] = [
  // The French reading comes last, in case the code itself is unknown.
  ['scanner and machine on US', barcode, press(onUs, barcode), [[barcode], ['co,pqny)test)à&°ANJURNU"', 'AZERTY']]],
  [
    'scanner and machine on AZERTY',
    barcode,
    press(onFrench, barcode),
    [[barcode], ['co;pqny6test6)!8ANJURNU#', 'QWERTY']],
  ],
  [
    'a US scanner on an AZERTY machine',
    'co,pqny)test)à&°ANJURNU"',
    press(onUs, barcode),
    [['co,pqny)test)à&°ANJURNU"'], [barcode, 'QWERTY']],
  ],
  [
    'an AZERTY scanner on a US machine',
    'co;pqny6test6)!8ANJURNU#',
    press(onFrench, barcode),
    [['co;pqny6test6)!8ANJURNU#'], [barcode, 'AZERTY']],
  ],
  [
    'a machine of a third layout (QWERTZ)',
    'yZ0123',
    press(onUs, 'zY0123'),
    [['yZ0123'], ['zY0123', 'QWERTY'], ['wYà&é"', 'AZERTY']],
  ],
  [
    'Caps Lock on: the keys are right, the letters are not',
    'COMPANY-1',
    press(onUs, 'company-1'),
    [['COMPANY-1'], ['company-1', 'QWERTY'], ['co,pqny)&', 'AZERTY']],
  ],
  [
    'an address from a QR code, by a US scanner on an AZERTY machine',
    'httpsM!!x:pf!+q=1',
    press(onUs, 'https://x.pf/?q=1'),
    [['https://x.pf/?q=1', 'QWERTY']],
  ],
  ['letters that both keyboards have in the same place', 'BCDEFG', press(onUs, 'BCDEFG'), [['BCDEFG']]],
  [
    'digits of the numeric pad',
    '123456',
    Array.from('123456').map((digit) => ({ code: `Numpad${digit}`, shift: false, altGraph: false })),
    [['123456']],
  ],
  [
    'AltGraph, which a US keyboard has not',
    'a@b',
    [
      { code: 'KeyQ', shift: false, altGraph: false },
      { code: 'Digit0', shift: false, altGraph: true },
      { code: 'KeyB', shift: false, altGraph: false },
    ],
    [['a@b']],
  ],
  ['keys without a name', 'ABC123', press({}, 'ABC123'), [['ABC123']]],
  ['no keys at all, as from a camera', ' ABC\u001D123 ', [], [['ABC123']]],
  ['the kind of the bars before the code', ']C0CMP-41', [], [['CMP-41'], [']C0CMP-41']]],
  ['of a Data Matrix, with a small letter', ']d2ABC', [], [['ABC'], [']d2ABC']]],
  ['of a QR code that holds an address', ']Q1https://x.pf/1', [], [['https://x.pf/1']]],
  ['nothing but the kind of the bars', ']C1', [], [[']C1']]],
  ['start and stop of Code 39', '*CMP-41*', [], [['CMP-41'], ['*CMP-41*']]],
  ['both around one code', ']A0*CMP-41*', [], [['CMP-41'], [']A0*CMP-41*']]],
  ['a star at one end', '*CMP-41', [], [['*CMP-41']]],
  [
    'GS1 as it is printed',
    '(00)340123456789012345(400)ORDER-7',
    [],
    [['00340123456789012345400ORDER-7'], ['(00)340123456789012345(400)ORDER-7']],
  ],
  [
    'GS1 as it is printed with blanks',
    '(00) 3 4012345 678901234 5',
    [],
    [['00340123456789012345'], ['(00) 3 4012345 678901234 5']],
  ],
  ['brackets that are not those of GS1', 'CMP(12)-7', [], [['CMP(12)-7']]],
  ['a bracket without content', '(00)', [], [['(00)']]],
  [
    'the kind of the bars, by a US scanner on an AZERTY machine',
    '$C1CMP)à&',
    press({ ...onUs, ']': 'BracketRight' }, ']C1CMP-01'),
    [['$C1CMP)à&'], ['CMP-01', 'QWERTY'], ['$C&C?P)à&', 'AZERTY']],
  ],
  [
    'the kind of the bars, by a US scanner on a US machine',
    ']C1CMP-01',
    press({ ...onUs, ']': 'BracketRight' }, ']C1CMP-01'),
    [['CMP-01'], ['$C&C?P)à&', 'AZERTY'], [']C1CMP-01']],
  ],
  ['only spaces', '      ', press({ ' ': 'Space' }, '      '), []],
]

test.each(cases)('[SCAN-03] %s', (_what, raw, keys, expected) => {
  const found = readings({ text: raw, keys })
  expect(found.map(({ text, layout }) => (layout === undefined ? [text] : [text, layout]))).toEqual(expected)
})
