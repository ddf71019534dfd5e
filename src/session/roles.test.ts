import { expect, test } from 'vitest'
import { effectiveRole, effectiveRoleLabel, firstRoleLabel, longRoleLabel, roleLabel, unknownRole } from './roles.ts'

const permutations = (roles: string[]): string[][] =>
  roles.length < 2
    ? [roles]
    : roles.flatMap((role, index) => permutations(roles.toSpliced(index, 1)).map((rest) => [role, ...rest]))

test.each([
  ['ROLE-01', 'ROLE_SUPER_ADMIN', 'Super administrateur'],
  ['ROLE-02', 'ROLE_ADMIN', 'Administrateur'],
  ['ROLE-03', 'ROLE_USER', 'Membre'],
  ['ROLE-04', 'ROLE_TECH', 'Opérateur'],
  ['ROLE-05', 'ROLE_SHIPPER', 'Livreur'],
])('[%s] the label of %s is %s', (_id, role, label) => expect(firstRoleLabel([role, 'ROLE_SHIPPER'])).toBe(label))

test('[ROLE-07] [ROLE-08] the effective role does not depend on the order of roles', () => {
  const everyRole = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SHIPPER', 'ROLE_TECH', 'ROLE_SUPER_ADMIN']
  // Each role outranks those before it.
  everyRole.forEach((role, index) => {
    for (const order of permutations(everyRole.slice(0, index + 1))) expect(effectiveRole(order)).toBe(role)
  })
})

test('[ROLE-09] [ROLE-10] the long label puts operators first and does not affect permissions', () => {
  expect(longRoleLabel(['ROLE_TECH', 'ROLE_SUPER_ADMIN'])).toBe('Opérateur')
  expect(longRoleLabel(['ROLE_SUPER_ADMIN', 'ROLE_TECH'])).toBe('Opérateur')
  expect(effectiveRole(['ROLE_TECH', 'ROLE_SUPER_ADMIN'])).toBe('ROLE_SUPER_ADMIN')
  expect(longRoleLabel(['ROLE_ADMIN', 'ROLE_USER'])).toBe('Administrateur')
})

test('[ROLE-14] the top bar shows the first role, lists show the effective one', () => {
  expect(firstRoleLabel(['ROLE_USER', 'ROLE_SUPER_ADMIN'])).toBe('Membre')
  expect(effectiveRoleLabel(['ROLE_USER', 'ROLE_SUPER_ADMIN'])).toBe('Super administrateur')
})

test('[ROLE-71] [ROLE-11] an unknown role is skipped, gives no right and is shown as it is', () => {
  expect(effectiveRole(['ROLE_DELIVERER', 'ROLE_ADMIN'])).toBe('ROLE_ADMIN')
  expect(effectiveRole(['ROLE_DELIVERER'])).toBe('ROLE_USER')
  expect(unknownRole(['ROLE_ADMIN', 'ROLE_DELIVERER'])).toBe('ROLE_DELIVERER')
  expect(unknownRole(['ROLE_ADMIN'])).toBeUndefined()
  expect(effectiveRole([])).toBe('ROLE_USER')
  // Names of properties of every object are not roles.
  expect(effectiveRole(['constructor', 'toString'])).toBe('ROLE_USER')
  for (const label of [firstRoleLabel, effectiveRoleLabel, longRoleLabel]) {
    expect(label(['ROLE_DELIVERER'])).toBe('ROLE_DELIVERER')
    expect(label([])).toBe('-')
  }
  expect(roleLabel('constructor')).toBe('constructor')
})
