import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a person is called by the full name, or by what is left of it', () => {
  expect(fullName({ id: 7, firstName: 'Moana', lastName: 'Tehei', username: 'moana' })).toBe('Moana Tehei')
  expect(fullName({ id: 7, firstName: ' ', lastName: 'Tehei' })).toBe('Tehei')
})

test('without a name the username, then the number identifies', () => {
  expect(fullName({ id: 7, username: 'moana' })).toBe('moana')
  expect(fullName({ id: 7 })).toBe('#7')
  expect(fullName({})).toBe('-')
})
