import { expect, test } from 'vitest'
import { heightFirst, heightFirstCm, isMeasured, widthFirstCm } from './dimensions.ts'

const slot = { height: 10.5, width: 20, depth: 30 }

test('[COD-29] [SLT-10] [BK-47] height comes first, except where a booking is created', () => {
  expect(heightFirst(slot)).toBe('10,5 x 20 x 30')
  expect(heightFirstCm(slot)).toBe('10,5 x 20 x 30 cm')
  expect(widthFirstCm(slot)).toBe('20 x 10,5 x 30 cm')
})

test('an unknown side is a dash', () => {
  expect(heightFirst({ height: 20, depth: 30 })).toBe('20 x - x 30')
  expect(heightFirst({})).toBe('- x - x -')
})

test('the dimensions of a slot are shown when one side is known', () => {
  expect([isMeasured({ depth: 0 }), isMeasured({}), isMeasured()]).toEqual([true, false, false])
})
