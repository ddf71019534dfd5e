import { expect, test } from 'vitest'
import { readRetryAfter } from './http.ts'

const now = Date.parse('2026-11-22T08:00:00Z')

test.each([
  ['120', 120_000],
  [' 1 ', 1_000],
  ['Sun, 22 Nov 2026 08:05:00 GMT', 300_000],
  ['Sun, 22 Nov 2026 07:59:59 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['demain 2040', undefined],
  ['x GMT', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j asks to wait for %s ms', (header, ms) => expect(readRetryAfter(header, now)).toBe(ms))
