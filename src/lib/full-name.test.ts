import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a person is labelled with the full name, or with the part of it that is known', () => {
  expect(fullName({ id: 7, firstName: 'Moana', lastName: 'Tehei', username: 'moana' })).toBe('Moana Tehei')
  expect(fullName({ id: 7, firstName: ' ', lastName: 'Tehei' })).toBe('Tehei')
})

test('without a name the username, then the number identifies', () => {
  expect(fullName({ id: 7, username: 'moana' })).toBe('moana')
  expect(fullName({ id: 7 })).toBe('#7')
  expect(fullName({})).toBe('-')
})
