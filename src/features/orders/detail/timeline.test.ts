import { expect, test } from 'vitest'
import { inTime } from './timeline.ts'

test('[ORDD-07] the history starts with the oldest entry, and entries without a date keep their position', () => {
  const entry = (status: string, createdAt?: string) => ({ status, ...(createdAt && { createdAt }) })
  const given = [
    entry('c', '2026-01-03T00:00:00Z'),
    entry('?'),
    { status: 'b', updatedAt: '2026-01-02T00:00:00Z' },
    entry('a', '2026-01-01T23:00:00-10:00'),
  ]
  expect(inTime(given).map(({ status }) => status)).toEqual(['b', '?', 'a', 'c'])
})
