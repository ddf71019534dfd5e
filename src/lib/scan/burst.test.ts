import { expect, test } from 'vitest'
import { GAP_MS, nextStroke, noBurst } from './burst.ts'
import { enter, plain, play, type Played, pressed, typed } from './test-keys.ts'

interface Case {
  what: string
  keys: Played[]
  gap?: number
  fates: string
  codes?: string[]
}

const cases: Case[] = [
  { what: 'six characters and Enter', keys: [...typed('ABC123'), enter], fates: '1xxxxx!', codes: ['ABC123'] },
  { what: 'five characters and Enter', keys: [...typed('ABC12'), enter], fates: '1xxxxx' },
  { what: 'six characters without Enter', keys: typed('ABC123'), fates: '1xxxxx' },
  { what: 'a code with R at both ends', keys: [...typed('RAR-RR'), enter], fates: '1xxxxx!', codes: ['RAR-RR'] },
  { what: 'the slowest scanner', keys: [...typed('ABC123'), enter], gap: 34.9, fates: '1xxxxx!', codes: ['ABC123'] },
  { what: 'one step slower', keys: [...typed('ABC123'), enter], gap: 35, fates: '111111s' },
  { what: 'two presses, as fast as a scanner', keys: [pressed, [' ', { presses: true, shift: true }]], fates: '..' },
  { what: 'a press, Tab and another press', keys: [pressed, ['Tab'], pressed], fates: '...' },
  {
    what: 'a code right after a press',
    keys: [pressed, ...typed('ABC123'), enter],
    fates: '.1xxxxx!',
    codes: ['ABC123'],
  },
  {
    what: 'a space within a code, on a button',
    keys: [...typed('ABC'), pressed, ...typed('123'), enter],
    fates: '1xxxxxx!',
    codes: ['ABC 123'],
  },
  { what: 'a code with a space in it', keys: [...typed('ABC 123'), enter], fates: '1xxxxxx!', codes: ['ABC 123'] },
  { what: 'a person at 120 ms', keys: [...typed('ABC123'), enter], gap: 120, fates: '111111.' },
  { what: 'a fast person at 60 ms', keys: [...typed('ABC123'), enter], gap: 60, fates: '111111.' },
  {
    what: 'a code after a pause within a word',
    keys: [...typed('ab', { after: 120 }), ...typed('XYZ789'), enter],
    // « b » comes right before the code, as in a code with a pause.
    fates: '11xxxxxx?',
  },
  {
    what: 'Enter long after the characters',
    keys: [...typed('ABC123'), ['Enter', { after: 300 }]],
    fates: '1xxxxx.',
  },
  {
    what: 'two scans in a row',
    keys: [...typed('ABC123'), enter, ...typed('XYZ789', { after: 10 }), enter],
    fates: '1xxxxx!xxxxxx!',
    codes: ['ABC123', 'XYZ789'],
  },
  {
    what: 'two scans with a pause between them',
    keys: [...typed('ABC123'), enter, ['X', { after: 400 }], ...typed('YZ789'), enter],
    fates: '1xxxxx!1xxxxx!',
    codes: ['ABC123', 'XYZ789'],
  },
  {
    what: 'carriage return and line feed',
    keys: [...typed('ABC123'), enter, enter],
    fates: '1xxxxx!x',
    codes: ['ABC123'],
  },
  {
    what: 'Shift before each capital',
    keys: Array.from('ABCDEF')
      .flatMap((key): Played[] => [
        ['Shift', { after: 5, shift: true }],
        [key, { after: 5, shift: true }],
      ])
      .concat([enter]),
    fates: '.1.x.x.x.x.x!',
    codes: ['ABCDEF'],
  },
  {
    what: 'Shift between the letters of a fast person',
    keys: Array.from('ABCDEF').flatMap((key): Played[] => [
      ['Shift', { after: 30, shift: true }],
      [key, { after: 30, shift: true }],
    ]),
    fates: '.1.1.1.1.1.1',
  },
  { what: 'Tab at the end', keys: [...typed('ABC123'), ['Tab']], fates: '1xxxxxx' },
  {
    what: 'a password manager: user name, Tab, password, Enter',
    keys: [...typed('teva98'), ['Tab'], ...typed('secret'), enter],
    fates: '1xxxxxxxxxxxxx',
  },
  {
    what: 'a scan after one that ended with Tab',
    keys: [...typed('ABC123'), ['Tab'], ['X', { after: 400 }], ...typed('YZ789'), enter],
    fates: '1xxxxxx1xxxxx!',
    codes: ['XYZ789'],
  },
  {
    what: 'a key that is held down',
    keys: [['r'], ['r', { after: 500, repeat: true }], ...typed('rrrrrr', { after: 30, repeat: true }), enter],
    fates: '1........',
  },
  {
    what: 'the second of two keys hit at once, and held down',
    keys: [...typed('as'), ['s', { after: 500, repeat: true }], ...typed('sssss', { after: 30, repeat: true }), enter],
    fates: '1x.......',
  },
  {
    what: 'a scanner that never lets its keys go',
    keys: [['A'], ['A', { repeat: true }], ...typed('BCDE'), enter],
    fates: '1xxxxx!',
    codes: ['AABCDE'],
  },
  { what: 'keys with Ctrl, Alt or Meta', keys: [...typed('abcdef', { chord: true }), enter], fates: '.......' },
  {
    what: 'pasting',
    keys: [
      ['Control', { chord: true }],
      ['v', { chord: true }],
    ],
    fates: '..',
  },
  {
    what: 'a chord of a person after one key',
    keys: [['a'], ['c', { chord: true }]],
    fates: '1.',
  },
  {
    what: 'a control character within the code',
    keys: [...typed('0109'), ['Control', { chord: true }], [']', { chord: true }], ...typed('2112'), enter],
    fates: '1xxx.xxxxx!',
    codes: ['01092112'],
  },
  {
    what: 'a character with AltGraph',
    keys: [...typed('abc'), ['@', { altGraph: true }], ...typed('fr'), enter],
    fates: '1xxxxx!',
    codes: ['abc@fr'],
  },
  {
    what: 'a dead key, which writes nothing but counts',
    keys: [...typed('abc'), ['Dead'], ...typed('de'), enter],
    fates: '1xxxxx!',
    codes: ['abcde'],
  },
  { what: 'an input method', keys: [...typed('abcdef', { composing: true }), ['Process'], enter], fates: '........' },
  { what: 'a field', keys: [...typed('ABC123', { inField: true }), ['Enter', { inField: true }]], fates: '.......' },
  {
    what: 'a field that gets the focus within the code',
    keys: [...typed('ABC'), ...typed('123', { inField: true }), ['Enter', { inField: true }]],
    fates: '1xx....',
  },
  { what: 'Enter alone, twice', keys: [enter, enter], fates: '..' },
  { what: 'one key and Enter', keys: [['d'], enter], fates: '1.' },
  { what: 'arrows and Escape', keys: [['ArrowDown'], ['ArrowDown'], ['Escape']], fates: '...' },
  { what: 'spaces alone', keys: [...typed('      '), enter], fates: '1xxxxx!', codes: ['      '] },
  {
    what: 'a code of 200 characters',
    keys: [...typed('A1'.repeat(100)), enter],
    fates: `1${'x'.repeat(199)}!`,
    codes: ['A1'.repeat(100)],
  },
  {
    what: 'the address of a QR code',
    keys: [...typed('https://x.pf/?a=1&b#c'), enter],
    fates: `1${'x'.repeat(20)}!`,
    codes: ['https://x.pf/?a=1&b#c'],
  },
]

test.each(cases)('[SCAN-01] [SCAN-02] $what', ({ keys, gap, fates, codes = [] }) => {
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
