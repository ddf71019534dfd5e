import { expect, test } from 'vitest'
import { changedOf, namesOf, valuesOf } from './form-values.ts'

const blank: { name: string; count: number | string; on: boolean } = { name: '', count: '', on: false }

test('the values of a creation are those of the empty form', () => {
  expect(valuesOf(blank)).toEqual(blank)
})

test('an edition begins with what is stored: 0 and false are values, what is absent is empty', () => {
  expect(valuesOf(blank, { count: 0, on: false })).toEqual({ name: '', count: 0, on: false })
  expect(valuesOf(blank, { name: 'Vini', on: true })).toEqual({ name: 'Vini', count: '', on: true })
})

test('a stored record gives no key that the form does not have', () => {
  const stored = { name: 'Vini', id: 7 }
  expect(Object.keys(valuesOf(blank, stored))).toEqual(namesOf(blank))
})

test('only what was changed is sent, and no change at all is not the same as an emptied field', () => {
  const payload = { name: '', count: 3 }
  expect(changedOf(payload, (name) => name === 'name')).toEqual({ name: '' })
  expect(changedOf(payload, () => false)).toBeUndefined()
})
