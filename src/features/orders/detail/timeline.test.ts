import { expect, test } from 'vitest'
import { inTime } from './timeline.ts'

test('[ORDD-07] history is told from the beginning, entries without a date where they stand', () => {
  const entry = (status: string, createdAt?: string) => ({ status, ...(createdAt && { createdAt }) })
  const given = [
    entry('c', '2026-01-03T00:00:00Z'),
    entry('?'),
    { status: 'b', updatedAt: '2026-01-02T00:00:00Z' },
    entry('a', '2026-01-01T23:00:00-10:00'),
  ]
  expect(inTime(given).map(({ status }) => status)).toEqual(['b', '?', 'a', 'c'])
})
