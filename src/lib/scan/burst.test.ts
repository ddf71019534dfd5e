import { expect, test } from 'vitest'
import { GAP_MS, nextStroke, noBurst } from './burst.ts'
import { enter, hiccup, plain, play, type Played, pressed, scan, typed, uneven } from './test-keys.ts'

type Case = [what: string, keys: Played[], fates: string, codes?: string[], gap?: number]

const cases: Case[] = [
  ['six characters and Enter', scan('ABC123'), '1xxxxx!', ['ABC123']],
  ['five characters and Enter', scan('ABC12'), '1xxxxc'],
  ['two characters and Enter', scan('AB'), '1xc'],
  ['four characters, then silence', typed('ABC1'), '1xxxc'],
  ['six characters, then silence', typed('ABC123'), '1xxxxx!', ['ABC123']],
  ['Tab and Enter at the end', [...typed('ABC123'), ['Tab'], enter], '1xxxxxx!', ['ABC123']],
  ['Enter and Tab at the end', [...scan('ABC123'), ['Tab']], '1xxxxx!x', ['ABC123']],
  [
    'a line feed at the end',
    [...typed('ABC123'), ['Control', { chord: true }], ['j', { chord: true }]],
    '1xxxxx.x!',
    ['ABC123'],
  ],
  ['an arrow within the code', [...typed('ABC'), ['ArrowDown'], ...scan('123')], '1xxxxxxf'],
  ['the slowest scanner', scan('ABC123'), '1xxxxx!', ['ABC123'], 34.9],
  ['one step slower', scan('ABC123'), '111111s', undefined, 35],
  ['two presses, as fast as a scanner', [pressed, [' ', { presses: true, shift: true }]], '..'],
  ['a press, Tab and another press', [pressed, ['Tab'], pressed], '...'],
  ['a code right after a press', [pressed, ...scan('ABC123')], '.1xxxxx!', ['ABC123']],
  ['a space within a code, on a button', [...typed('ABC'), pressed, ...scan('123')], '1xxxxxx!', ['ABC 123']],
  ['a code with a space in it', scan('ABC 123'), '1xxxxxx!', ['ABC 123']],
  // « b » comes right before the code, as in a code with a pause.
  ['a code after a pause within a word', [...typed('ab', { after: 120 }), ...scan('XYZ789')], '11xxxxxx?'],
  ['Enter long after the characters', [...typed('ABC123'), ['Enter', { after: 300 }]], '1xxxxx!.', ['ABC123']],
  [
    'two scans in a row',
    [...typed('ABC123'), enter, ...scan('XYZ789', { after: 10 })],
    '1xxxxx!xxxxxx!',
    ['ABC123', 'XYZ789'],
  ],
  ['carriage return and line feed', [...typed('ABC123'), enter, enter], '1xxxxx!x', ['ABC123']],
  [
    'Shift before each capital',
    Array.from('ABCDEF')
      .flatMap((key): Played[] => [
        ['Shift', { after: 5, shift: true }],
        [key, { after: 5, shift: true }],
      ])
      .concat([enter]),
    '.1.x.x.x.x.x!',
    ['ABCDEF'],
  ],
  ['Tab at the end', [...typed('ABC123'), ['Tab']], '1xxxxxx!', ['ABC123']],
  [
    'a password manager: user name, Tab, password, Enter',
    [...typed('teva98'), ['Tab'], ...scan('secret')],
    '1xxxxxxxxxxxxf',
  ],
  [
    'a scan after one that ended with Tab',
    [...typed('ABC123'), ['Tab'], ['X', { after: 400 }], ...scan('YZ789')],
    '1xxxxxx!1xxxxx!',
    ['ABC123', 'XYZ789'],
  ],
  [
    'a key that is held down',
    [['r'], ['r', { after: 500, repeat: true }], ...scan('rrrrrr', { after: 30, repeat: true })],
    '1........',
  ],
  [
    'the second of two keys hit at once, and held down',
    [...typed('as'), ['s', { after: 500, repeat: true }], ...scan('sssss', { after: 30, repeat: true })],
    '1x.......',
  ],
  ['a scanner that never lets its keys go', [['A'], ['A', { repeat: true }], ...scan('BCDE')], '1xxxxx!', ['AABCDE']],
  ['keys with Ctrl, Alt or Meta', scan('abcdef', { chord: true }), '.......'],
  ['a chord of a person after one key', [['a'], ['c', { chord: true }]], '1.'],
  [
    'a control character within the code',
    [...typed('0109'), ['Control', { chord: true }], [']', { chord: true }], ...scan('2112')],
    '1xxx.xxxxx!',
    ['01092112'],
  ],
  ['a character with AltGraph', [...typed('abc'), ['@', { altGraph: true }], ...scan('fr')], '1xxxxx!', ['abc@fr']],
  ['a dead key, which writes nothing but counts', [...typed('abc'), ['Dead'], ...scan('de')], '1xxxxx!', ['abcde']],
  ['an input method', [...typed('abcdef', { composing: true }), ['Process'], enter], '........'],
  ['a field', [...typed('ABC123', { inField: true }), ['Enter', { inField: true }]], '.......'],
  [
    'a field that gets the focus within the code',
    [...typed('ABC'), ...typed('123', { inField: true }), ['Enter', { inField: true }]],
    '1xx....',
  ],
  ['Enter alone, twice', [enter, enter], '..'],
  ['one key and Enter', [['d'], enter], '1.'],
  // Scans that are incomplete or too slow, and persons who are fast.
  ['a steady scanner at 40 ms', [...typed('CMP-7'), ...scan('ABC')], '11111111s', undefined, 40],
  ['a scanner at 30 to 45 ms', uneven('CMP-0007', [45, 30]), '1x1x1x1xs'],
  ['five keys at 40 ms, which a person may hit', scan('ABC12'), '11111.', undefined, 40],
  ['a steady scanner at 40 ms, then silence', typed('CMP-7AB'), '1111111s', undefined, 40],
  ['six keys at 40 ms, then silence, which a person may hit', typed('CMP-7A'), '111111', undefined, 40],
  ['a pause within a code, then silence', [...typed('CMP-0007'), ['A', { after: 60 }], ...typed('BC')], '1xxxxxxx1xx?'],
  ['a pause before Tab', [...typed('ABC123'), ['Tab', { after: 60 }]], '1xxxxx.?'],
  ['a pause within a code', hiccup('CMP-0007', '-EGOBJRYO', 60), '1xxxxxxx1xxxxxxxx?'],
  ['a pause after the first character', hiccup('C', 'MP-0007', 60), '11xxxxxx?'],
  ['a pause before Enter', [...typed('ABC123'), ['Enter', { after: 60 }]], '1xxxxx?'],
  ['a pause before carriage return and line feed', [...typed('ABC123'), ['Enter', { after: 60 }], enter], '1xxxxx?x'],
  ['a pause before the last character', hiccup('CMP-0007', 'O', 60), '1xxxxxxx1?'],
  ['a person at 120 ms whose Enter comes at once', uneven('il y a', [120, 120, 120, 120, 120, 120, 20]), '111111.'],
  [
    'a code after an unfinished one, 200 ms later',
    [...typed('ABC123'), ['X', { after: 200 }], ...scan('YZ789')],
    '1xxxxx!1xxxxx!',
    ['ABC123', 'XYZ789'],
  ],
  [
    'a code after an incomplete one',
    [...hiccup('ABC', 'DEFGH', 60), ['X', { after: 50 }], ...scan('YZ789')],
    '1xx1xxxx?1xxxxx!',
    ['XYZ789'],
  ],
  [
    'a pause before a control character within the code',
    [...typed('0109'), [']', { chord: true, after: 60 }], ...scan('211234')],
    '1xxx.xxxxxx?',
  ],
  [
    'a person who sometimes hits two keys at once',
    uneven('il y a deux machines', [120, 25, 140]),
    '1x11x11x11x11x11x11x.',
  ],
]

test.each(cases)('[SCAN-01] [SCAN-02] %s', (_what, keys, fates, codes = [], gap) => {
  expect(play(keys, gap)).toMatchObject({ fates, codes })
})

test('a scan contains its physical keys, with Shift and AltGraph', () => {
  let burst = noBurst
  const keys = ['KeyA', 'KeyB', 'Digit1', 'Minus', 'KeyC', 'KeyD'].map((code, place) => ({
    code,
    shift: place === 1,
    altGraph: place === 2,
  }))
  keys.forEach((key, place) => {
    burst = nextStroke(burst, { ...plain, ...key, key: 'x', time: place }, GAP_MS)[0]
  })
  expect(nextStroke(burst, { ...plain, key: 'Enter', time: 9 }, GAP_MS)[1].scan?.keys).toEqual(keys)
})

test.each([
  [49.9, 50, '1xxxxx!'],
  [50, 50, '111111s'],
  [120, 100, '111111.'],
])('[SCAN-01] keys every %i ms, where a scan may have %i ms between them', (gap, limit, fates) => {
  expect(play(scan('ABC123'), gap, limit).fates).toBe(fates)
})
