import { describe, expect, test } from 'vitest'
import { formatNumber, withUnit } from './numbers.ts'

describe('numbers on screen', () => {
  test.each([
    [0, '0'],
    [-18, '-18'],
    [20.5, '20,5'],
    [6000, '6\u202F000'],
    [0.1 + 0.2, '0,3'],
    [undefined, '-'],
  ])('%s reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

  test('a unit stays on the line of its number; without a number there is no unit', () => {
    expect(withUnit(0, '°C')).toBe('0\u00A0°C')
    expect(withUnit(undefined, '°C')).toBe('-')
  })
})
