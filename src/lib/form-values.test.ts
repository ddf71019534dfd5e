import { expect, test } from 'vitest'
import { changedOf, namesOf, valuesOf } from './form-values.ts'

const blank: { name: string; count: number | string; on: boolean } = { name: '', count: '', on: false }

test('the values of a creation are those of the empty form', () => expect(valuesOf(blank)).toEqual(blank))

test('an edit form starts with the stored values: 0 and false are values, absent ones are empty', () => {
  expect(valuesOf(blank, { count: 0, on: false })).toEqual({ name: '', count: 0, on: false })
  expect(valuesOf(blank, { name: 'Vini', on: true })).toEqual({ name: 'Vini', count: '', on: true })
})

test('keys of the record that the form lacks are ignored', () => {
  const stored = { name: 'Vini', id: 7 }
  expect(Object.keys(valuesOf(blank, stored))).toEqual(namesOf(blank))
})

test('only changed values are sent; an emptied field is a change', () => {
  const payload = { name: '', count: 3 }
  expect(changedOf(payload, (name) => name === 'name')).toEqual({ name: '' })
  expect(changedOf(payload, () => false)).toBeUndefined()
})
