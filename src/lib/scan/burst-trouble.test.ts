import { expect, test } from 'vitest'
import { enter, hiccup, play, type Played, typed, uneven } from './test-keys.ts'

/** Scans with a pause, and scanners that are too slow. */

const cases: { what: string; keys: Played[]; gap?: number; fates: string; codes?: string[] }[] = [
  { what: 'a steady scanner at 40 ms', keys: [...typed('CMP-7'), ...typed('ABC'), enter], gap: 40, fates: '11111111s' },
  { what: 'a scanner at 30 to 45 ms', keys: uneven('CMP-0007', [45, 30]), fates: '1x1x1x1xs' },
  { what: 'five keys at 40 ms, which a person may hit', keys: [...typed('ABC12'), enter], gap: 40, fates: '11111.' },
  { what: 'a pause within a code', keys: hiccup('CMP-0007', '-EGOBJRYO', 60), fates: '1xxxxxxx1xxxxxxxx?' },
  { what: 'a pause after the first character', keys: hiccup('C', 'MP-0007', 60), fates: '11xxxxxx?' },
  { what: 'a pause before the last characters', keys: hiccup('CMP-0007', 'YO', 199), fates: '1xxxxxxx1x?' },
  { what: 'a pause before Enter', keys: [...typed('ABC123'), ['Enter', { after: 60 }]], fates: '1xxxxx?' },
  { what: 'a pause before the last character', keys: hiccup('CMP-0007', 'O', 60), fates: '1xxxxxxx1?' },
  {
    what: 'a pause before carriage return and line feed',
    keys: [...typed('ABC123'), ['Enter', { after: 60 }], enter],
    fates: '1xxxxx?x',
  },
  {
    what: 'a person at 120 ms whose Enter comes at once',
    keys: uneven('il y a', [120, 120, 120, 120, 120, 120, 20]),
    fates: '111111.',
  },
  {
    what: 'two pauses within a code',
    keys: [...typed('CMP'), ['-', { after: 60 }], ...typed('00'), ['7', { after: 120 }], ...typed('-EGO'), enter],
    fates: '1xx1xx1xxxx?',
  },
  {
    what: 'a code after an unfinished one, 200 ms later',
    keys: [...typed('ABC123'), ['X', { after: 200 }], ...typed('YZ789'), enter],
    fates: '1xxxxx1xxxxx!',
    codes: ['XYZ789'],
  },
  {
    what: 'a code after an incomplete one',
    keys: [...hiccup('ABC', 'DEFGH', 60), ['X', { after: 50 }], ...typed('YZ789'), enter],
    fates: '1xx1xxxx?1xxxxx!',
    codes: ['XYZ789'],
  },
  {
    what: 'a pause before a control character within the code',
    keys: [...typed('0109'), [']', { chord: true, after: 60 }], ...typed('211234'), enter],
    fates: '1xxx.xxxxxx?',
  },
  {
    what: 'a password manager with a pause before Tab',
    keys: [...typed('teva98'), ['Tab', { after: 60 }], ...typed('secret'), enter],
    fates: '1xxxxx.xxxxxxx',
  },
  {
    what: 'a person who sometimes hits two keys at once',
    keys: uneven('il y a deux machines', [120, 25, 140]),
    fates: '1x11x11x11x11x11x11x.',
  },
]

test.each(cases)('[SCAN-01] $what', ({ keys, gap, fates, codes = [] }) => {
  expect(play(keys, gap)).toMatchObject({ fates, codes })
})

test.each([
  [40, 50, '1xxxxx!'],
  [49.9, 50, '1xxxxx!'],
  [50, 50, '111111s'],
  [74, 75, '1xxxxx!'],
  [90, 100, '1xxxxx!'],
  [120, 100, '111111.'],
])('[SCAN-01] keys every %i ms, where a scan may have %i ms between them', (gap, limit, fates) => {
  expect(play([...typed('ABC123'), enter], gap, limit).fates).toBe(fates)
})
