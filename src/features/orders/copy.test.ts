import { expect, test } from 'vitest'
import { groupRank, timeLeft } from './copy.ts'

test('the time left is written in words', () => {
  const minute = 60_000
  expect([312, 60, 59, 1, 0.5].map((minutes) => timeLeft(minutes * minute))).toEqual([
    'expire dans 5 h 12',
    'expire dans 1 h',
    'expire dans 59 min',
    'expire dans 1 min',
    "expire dans moins d'une minute",
  ])
  expect(timeLeft(-2885 * minute)).toBe('délai dépassé de 2 j')
  expect(timeLeft((2880 + 125) * minute)).toBe('expire dans 2 j 2 h')
})

test('[LBL-01] [NXT-05] a rank has one form, in short and in words, whether the number of parcels is known or not', () => {
  expect([groupRank.short({ rank: 2, of: 3 }), groupRank.words({ rank: 2, of: 3 })]).toEqual(['2/3', 'Colis 2 sur 3'])
  expect([groupRank.short({ rank: 2 }), groupRank.words({ rank: 2 })]).toEqual(['2/…', 'Colis 2'])
})
