import { expect, test } from 'vitest'
import { dimensions } from './dimensions.ts'

test('three sides in the order given, decimals as in French', () => {
  expect(dimensions(20, 10.5, 30)).toBe('20 x 10,5 x 30 cm')
})

test('what is not known is marked', () => {
  expect(dimensions(20, undefined, 30)).toBe('20 x - x 30 cm')
  expect(dimensions(undefined, undefined, undefined)).toBe('-')
})
