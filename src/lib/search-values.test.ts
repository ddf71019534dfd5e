import { expect, test } from 'vitest'
import { dayIn, textIn, wholeNumberIn } from './search-values.ts'

test.each(['2024-02-29', '2026-01-31', '2026-04-30', '2026-12-01'])('%s is a day', (day) => {
  expect(dayIn(` ${day} `)).toBe(day)
})

test.each(['2026-02-29', '2026-00-10', '2026-13-01', '1899-01-01', 'x2026-01-01', '2026-01-011', 20_260_101])(
  '%s is no day',
  (value) => expect(dayIn(value)).toBeUndefined(),
)

test('a number may come as text, and anything else is none', () => {
  expect([7, ' 07 ', '123456789'].map(wholeNumberIn)).toEqual([7, 7, 123_456_789])
  expect(['1234567890', '1.5', '-1', '', null, {}].map(wholeNumberIn)).toEqual(Array(6).fill(undefined))
  expect([textIn(12), textIn(' a '), textIn(['a'])]).toEqual(['12', 'a', ''])
})
