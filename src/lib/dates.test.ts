import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayAfter, daysBetween, formatDateTime, formatDay, tahitiOf, timeOf } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

describe.each(['UTC', 'Europe/Paris', 'Asia/Tokyo', 'Pacific/Tahiti', 'America/Los_Angeles'])(
  'in a browser of %s',
  (zone) => {
    test.each([
      ['2023-03-15T05:30:00+00:00', '14/03/2023 19:30'],
      ['2023-04-11T12:01:33-10:00', '11/04/2023 12:01'],
      ['2023-12-31T23:30:00Z', '31/12/2023 13:30'],
      ['2023-06-01T10:00:00.000Z', '01/06/2023 00:00'],
      ['2023-03-15T05:30:00', '14/03/2023 19:30'],
      ['2023-03-15 05:30:00', '14/03/2023 19:30'],
      ['2023-03-15T05:30:00.123456', '14/03/2023 19:30'],
      ['2023-03-15T07:30:00+0200', '14/03/2023 19:30'],
    ])('[CST-01] %s reads %s', (iso, text) => {
      vi.stubEnv('TZ', zone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(formatDateTime(iso)).toBe(text)
    })
  },
)

test('[CST-01] a complete date is read to the millisecond, and a day that does not exist is none', () => {
  const read = ['2024-02-28T23:59:59.999Z', '2024-02-29T23:59:59.999Z', '2024-02-20T12:00:00-10:00'].map(timeOf)
  expect(read).toEqual([Date.UTC(2024, 2, 0) - 1, Date.UTC(2024, 2, 1) - 1, Date.UTC(2024, 1, 20, 22)])
  const impossible = ['2023-02-29T00:00:00Z', '2024-02-28T25:00:00Z', '2024-13-01T00:00:00Z']
  expect(impossible.map(timeOf)).toEqual(Array(3).fill(undefined))
})

test.each([undefined, '', '2023-13-45T00:00:00Z', '-0001-11-30T00:00:00+00:00', '1681250493', '99999-01-01T00:00:00Z'])(
  '[CST-01] %s is no date: a dash',
  (iso) => expect(formatDateTime(iso)).toBe('-'),
)

test.each([
  ['2026-11-22T09:59:59Z', '2026-11-21', 23],
  ['2026-11-22T10:00:00Z', '2026-11-22', 0],
  ['2026-03-29T01:30:00Z', '2026-03-28', 15],
] as const)('[STAT-04] %s is the %s at %i h in Tahiti', (iso, day, hour) => {
  expect(tahitiOf(Date.parse(iso))).toEqual({ day, hour })
})

test('[STAT-02] days follow each other over the end of a month, in summer and in winter', () => {
  expect(daysBetween('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])
  expect(daysBetween('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-28')).toEqual([])
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
})

test('a day without an hour reads dd/MM/yyyy', () => expect(formatDay('2023-03-09')).toBe('09/03/2023'))
