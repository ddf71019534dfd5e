import { expect, test } from 'vitest'
import type { User } from '#api/generated/entities.ts'
import { peopleOptions } from './people.ts'

const person = (id: number, rest: Partial<User>): User => ({ '@id': `/api/users/${id}`, id, ...rest })

test('a person is chosen by name, e-mail and role; an unknown e-mail is left out, and so are disabled users', () => {
  const users = [
    person(1, { firstName: 'Teva', lastName: 'Amaru', email: 'teva@x.pf', roles: ['ROLE_SHIPPER'] }),
    person(2, { firstName: 'Élise', lastName: 'Bordes', email: 'elise@x.pf' }),
    person(3, { firstName: 'Moana', enabled: false }),
    person(4, { firstName: 'Hina', lastName: 'Tetuanui', roles: ['ROLE_ADMIN'], enabled: true }),
  ]
  expect(peopleOptions(users)).toEqual([
    { value: '/api/users/2', label: 'Élise Bordes · elise@x.pf · -' },
    { value: '/api/users/4', label: 'Hina Tetuanui · Administrateur' },
    { value: '/api/users/1', label: 'Teva Amaru · teva@x.pf · Livreur' },
  ])
})
