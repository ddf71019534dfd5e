import { expect, test } from 'vitest'
import { blankLine } from './products.ts'
import { contentsField, isClientField, isSlotField } from './server-fields.ts'

const bread = { ...blankLine, name: 'Pain' }

test("the server's n-th product is the n-th line that is not blank", () => {
  expect(contentsField('products.0.name', [blankLine, bread])).toBe('products.1.name')
  expect(contentsField('products.1.name', [blankLine, bread])).toBe('products.root')
})

test('a message about the products as a whole, or about an unknown key of one, appears under the list', () => {
  expect(contentsField('products', [bread])).toBe('products.root')
  expect(contentsField('products.0.weight', [bread])).toBe('products.root')
})

test('the age restriction is the alcohol of the form, and other names are not about the contents', () => {
  expect(contentsField('ageRestriction', [])).toBe('alcohol')
  expect(contentsField('productsCount', [])).toBeUndefined()
  expect(['client.email', 'client.id', 'client'].map(isClientField)).toEqual([true, false, false])
  expect(['bookingSlot', 'bookingSlot.slot', 'bookingSlots'].map(isSlotField)).toEqual([true, true, false])
})
