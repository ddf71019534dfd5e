import { expect, test } from 'vitest'
import { dayAfter, daysBetween, tahitiOf, weekdayOf } from './tahiti.ts'

test.each([
  ['2026-11-22T09:59:59Z', '2026-11-21', 23],
  ['2026-11-22T10:00:00Z', '2026-11-22', 0],
  ['2027-01-01T09:00:00Z', '2026-12-31', 23],
  ['2026-03-29T01:30:00Z', '2026-03-28', 15],
] as const)('[STAT-04] %s is the %s at %i h in Tahiti', (iso, day, hour) => {
  expect(tahitiOf(Date.parse(iso))).toEqual({ day, hour })
})

test.each([
  ['2026-11-22', 6],
  ['2026-11-23', 0],
  ['2024-02-29', 3],
] as const)('[STAT-04] %s has the weekday %i, counted from Monday', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('[STAT-02] days follow each other over the end of a month, in summer and in winter', () => {
  expect(daysBetween('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])
  expect(daysBetween('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-28')).toEqual([])
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
})
