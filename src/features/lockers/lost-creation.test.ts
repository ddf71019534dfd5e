import { expect, test } from 'vitest'
import { lostLocker } from './locker-schema.ts'

test.each([
  ['the same id', '0900', true],
  ['a server that trims', ' 0900', true],
  ['a longer id', '09001', false],
  ['the same number, written otherwise', '900', false],
  ['a server that does not give the id', undefined, false],
])('a machine that was sent is recognised: %s', (_name, cleveronApmId, isMatch) => {
  const row = { '@id': '/api/lockers/7', id: 7, ...(cleveronApmId !== undefined && { cleveronApmId }) }
  expect(lostLocker.matches(row, { cleveronApmId: '0900' })).toBe(isMatch)
})
