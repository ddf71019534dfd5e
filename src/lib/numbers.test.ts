import { describe, expect, test } from 'vitest'
import {
  formatNumber,
  heightFirst,
  heightFirstCm,
  hoursOf,
  isMeasured,
  numberText,
  parseNumber,
  widthFirstCm,
  withUnit,
} from './numbers.ts'

describe('numbers on screen', () => {
  test.each([
    [0, '0'],
    [-18, '-18'],
    [20.5, '20,5'],
    [6000, '6\u202F000'],
    [0.1 + 0.2, '0,3'],
    [undefined, '-'],
  ])('%s reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

  test('a unit has a non-breaking space; without a number there is no unit', () => {
    expect(withUnit(0, '°C')).toBe('0\u00A0°C')
    expect(withUnit(undefined, '°C')).toBe('-')
  })
})

test('minutes are formatted as hours, with at most one decimal', () =>
  expect([2880, 90, 100].map(hoursOf)).toEqual(['48 h', '1,5 h', '1,7 h']))

const slot = { height: 10.5, width: 20, depth: 30 }

test('[COD-29] [SLT-10] [BK-47] height comes first, except where a booking is created', () => {
  expect(heightFirst(slot)).toBe('10,5 x 20 x 30')
  expect(heightFirstCm(slot)).toBe('10,5 x 20 x 30 cm')
  expect(widthFirstCm(slot)).toBe('20 x 10,5 x 30 cm')
})

test('an unknown dimension is a dash', () => {
  expect(heightFirst({ height: 20, depth: 30 })).toBe('20 x - x 30')
  expect(heightFirst({})).toBe('- x - x -')
})

test('a slot is measured when at least one dimension is known', () =>
  expect([isMeasured({ depth: 0 }), isMeasured({}), isMeasured()]).toEqual([true, false, false]))

test.each([
  ['12,5', 12.5],
  ['1\u202F250', 1250],
  [' 12 500 000,5 ', 12_500_000.5],
  ['- 18', -18],
  ['1 5', '1 5'],
  [' ', ''],
  ['\u221218', -18],
  ['+3', 3],
  [',25', 0.25],
  ['12,', 12],
  ['12 cm', '12 cm'],
  ['1,2,3', '1,2,3'],
  ['-', '-'],
])('%s is read as %s', (text, value) => expect(parseNumber(text)).toBe(value))

test('a number is typed with a comma, and a text stays as it was typed', () =>
  expect([numberText(1250.5), numberText('12,'), numberText(undefined)]).toEqual(['1250,5', '12,', '']))
