import { expect, test } from 'vitest'
import { nameOf, numberOf } from './names.ts'

test('[COD-28] a thing is called by its name, or by its number', () => {
  expect(nameOf({ id: 7, name: 'Vaiana' })).toBe('Vaiana')
  expect(nameOf({ id: 7 })).toBe('#7')
  expect([nameOf({}), nameOf(undefined), numberOf({}), numberOf()]).toEqual(Array(4).fill(undefined))
})
