import { expect, test } from 'vitest'
import { type User, user as read } from '#api/generated/entities.ts'
import { isRemovable } from './columns.tsx'

const aUser = (given: object) => read({ '@id': '/api/users/7', username: 'moana', ...given }) as User
const company = '/api/companies/2'

test('[USR-06] [ENT-27] a user who belongs to no company and owns none can be deleted', () =>
  expect(isRemovable(aUser({ memberships: [], ownerships: [] }), 'teva')).toBe(true))

test.each([
  ['a membership', { memberships: [company], ownerships: [] }],
  ['an ownership', { memberships: [], ownerships: [{ '@id': company, name: 'Vaima' }] }],
  ['one unknown', { ownerships: [] }],
  ['the other unknown', { memberships: [], ownerships: null }],
])('[USR-06] [ENT-27] cannot be deleted with %s', (_case, given) =>
  expect(isRemovable(aUser(given), 'teva')).toBe(false),
)

test('[USR-06] users cannot delete themselves, when the console knows who is signed in', () => {
  const free = aUser({ memberships: [], ownerships: [] })
  expect(isRemovable(free, 'moana')).toBe(false)
  expect(isRemovable(free, undefined)).toBe(true)
})
