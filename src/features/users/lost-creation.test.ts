import { expect, test } from 'vitest'
import { lostUser } from './schema.ts'

const sent = { username: 'Moana', email: 'moana@example.test' }
const user = (given: object) => ({ '@id': '/api/users/7', id: 7, ...sent, ...given })

test.each([
  ['the same user name and address', {}, true],
  ['a server that writes small letters', { username: 'moana', email: 'MOANA@example.test' }, true],
  ['another address', { email: 'autre@example.test' }, false],
  ['another user name', { username: 'moana2' }, false],
  ['a server that does not give the address', { email: undefined }, false],
])('a user who was sent is recognised: %s', (_name, given, isMatch) => {
  expect(lostUser.matches(user(given), sent)).toBe(isMatch)
})
