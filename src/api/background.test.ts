import { expect, test } from 'vitest'
import { waitAfter } from './background.ts'
import { ApiError } from './errors.ts'

const answered = (status: number, retryAfterMs?: number) => new ApiError({ kind: 'status', status, retryAfterMs })
const network = new ApiError({ kind: 'network' })

test.each([
  [1, 5],
  [2, 10],
  [7, 320],
  [8, 600],
  [5000, 600],
])('after %i failures in a row a read in the background waits %i s', (failures, seconds) => {
  expect(
    [network, answered(500), answered(403), new TypeError('x')].map((error) => waitAfter(error, failures)),
  ).toEqual(Array(4).fill(seconds * 1000))
})

test.each([
  ['429 with a time', answered(429, 90_000), 90],
  ['503 with a time', answered(503, 1_000), 1],
  ['503 with a time beyond an hour', answered(503, 86_400_000), 3600],
  ['429 without a time', answered(429), 20],
  ['503 without a time', answered(503), 20],
  ['500 with a time', answered(500, 90_000), 20],
  ['403 with a time', answered(403, 90_000), 20],
])('after %s, the third failure, it waits what is asked or doubles', (_case, error, seconds) => {
  expect(waitAfter(error, 3)).toBe(seconds * 1000)
})
