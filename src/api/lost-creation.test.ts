import { describe, expect, test } from 'vitest'
import { newMatches } from './lost-creation.ts'

const sentAt = Date.parse('2026-03-02T10:00:00Z')
const row = (id: number, createdAt?: string) => ({
  '@id': `/api/machines/${id}`,
  id,
  ...(createdAt !== undefined && { createdAt }),
})
const known = (...ids: number[]) => new Set(ids.map((id) => `/api/machines/${id}`))
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('an equal record is what was sent', () => {
  test.each([
    ['created the second it was sent', '2026-03-02T10:00:00+00:00', undefined, true],
    ['created later, written in the hours of Tahiti', '2026-03-02T00:00:07-10:00', undefined, true],
    ['created just before, by a clock that is two minutes late', '2026-03-02T09:58:00Z', undefined, true],
    ['created an hour before', '2026-03-02T09:00:00Z', undefined, false],
    ['created the day before', '2026-03-01T10:00:00Z', undefined, false],
    ['created in time, but read before it was sent', '2026-03-02T10:00:00Z', known(7), false],
    ['created in time, and not there before', '2026-03-02T10:00:00Z', known(6), true],
    ['created an hour before, though it was missing from what was read', '2026-03-02T09:00:00Z', known(6), false],
    ['without a date, and not there before', undefined, known(6), true],
    ['without a date, when nothing was there before', undefined, known(), true],
    ['without a date, and there before', undefined, known(6, 7), false],
    ['without a date, when it is not known what was there', undefined, undefined, false],
    ['with a date that is none, when it is not known what was there', 'hier', undefined, false],
    ['with a date that is none, and not there before', 'hier', known(6), true],
  ])('%s', (_name, createdAt, before, isOurs) => {
    const found = newMatches([row(7, createdAt)], () => true, { sentAt, known: before })
    expect(idsOf(found)).toEqual(isOurs ? [7] : [])
  })
})

test('a different record is not what was sent, even a new one', () => {
  const rows = [row(7, '2026-03-02T10:00:01Z'), row(8, '2026-03-02T10:00:01Z')]
  expect(idsOf(newMatches(rows, ({ id }) => id === 8, { sentAt, known: undefined }))).toEqual([8])
})

test('what was stored several times is counted, oldest first', () => {
  const rows = [10, 9, 6].map((id) => row(id))
  expect(idsOf(newMatches(rows, () => true, { sentAt, known: known(6) }))).toEqual([9, 10])
})
