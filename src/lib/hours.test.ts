import { expect, test } from 'vitest'
import { hoursOf } from './hours.ts'

test('minutes are read as hours, with one decimal at most', () => {
  expect([2880, 90, 100].map(hoursOf)).toEqual(['48 h', '1,5 h', '1,7 h'])
})
