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

describe('which equal records count as created', () => {
  test.each<[says: string, createdAt: string | undefined, before: Set<string> | undefined, isOurs: boolean]>([
    ['created when it was sent', '2026-03-02T10:00:00+00:00', undefined, true],
    ['created later, with the offset of Tahiti', '2026-03-02T00:00:07-10:00', undefined, true],
    ['created just before, by a clock two minutes behind', '2026-03-02T09:58:00Z', undefined, true],
    ['created an hour before', '2026-03-02T09:00:00Z', undefined, false],
    ['created in time, but read before it was sent', '2026-03-02T10:00:00Z', known(7), false],
    ['created in time, and new', '2026-03-02T10:00:00Z', known(6), true],
    ['created an hour before, although missing in the earlier read', '2026-03-02T09:00:00Z', known(6), false],
    ['without a date, and new', undefined, known(6), true],
    ['without a date, and known before', undefined, known(6, 7), false],
    ['without a date, when the earlier records are unknown', undefined, undefined, false],
    ['with an invalid date, when the earlier records are unknown', 'hier', undefined, false],
  ])('%s', (_says, createdAt, before, isOurs) => {
    const found = newMatches([row(7, createdAt)], () => true, { sentAt, known: before })
    expect(idsOf(found)).toEqual(isOurs ? [7] : [])
  })
})

test('duplicates of the created record are listed, oldest first', () => {
  const rows = [10, 9, 6].map((id) => row(id))
  expect(idsOf(newMatches(rows, () => true, { sentAt, known: known(6) }))).toEqual([9, 10])
})
