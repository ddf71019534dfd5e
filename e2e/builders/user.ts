import type { User } from '#api/generated/entities.ts'
import { nextId, type Seeded } from './stored.ts'

/** A complete user without a company. The password is the one that all accounts of the stub have. */
export function aUser(given: Partial<Seeded<User>> = {}): Seeded<User> {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/users/${id}`,
    id,
    firstName: 'Moana',
    lastName: `Tehei ${id}`,
    username: `user${id}`,
    email: `user${id}@example.test`,
    phone: '87700000',
    roles: ['ROLE_USER'],
    enabled: true,
    apmAccessCode: 0,
    createdAt: '2023-05-01T08:00:00+00:00',
    memberships: [],
    ownerships: [],
    ...given,
  }
}
