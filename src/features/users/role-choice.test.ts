import { expect, test } from 'vitest'
import { choiceOf, roleOptions } from './role-choice.ts'

test.each([
  [['ROLE_USER'], 'ROLE_USER'],
  [['ROLE_ADMIN', 'ROLE_SHIPPER'], 'ROLE_SHIPPER'],
  [['ROLE_SHIPPER', 'ROLE_TECH'], 'ROLE_TECH'],
  [['ROLE_TECH', 'ROLE_SUPER_ADMIN'], 'ROLE_SUPER_ADMIN'],
  [['ROLE_DELIVERER', 'ROLE_USER'], 'ROLE_DELIVERER'],
  [[], ''],
  [undefined, ''],
])('%s is shown as %s', (roles, choice) => expect(choiceOf(roles)).toBe(choice))

test('[ROLE-06] « Propriétaire » is an option only in a company, « Super administrateur » only for super administrators', () => {
  const labels = (offer: Parameters<typeof roleOptions>[0]) => roleOptions(offer).map(({ label }) => label)
  const plain = ['Administrateur', 'Membre', 'Opérateur', 'Livreur']
  expect(labels({ superAdmin: true })).toEqual(['Super administrateur', ...plain])
  expect(labels({ superAdmin: false })).toEqual(plain)
  expect(labels({ superAdmin: false, owner: true })).toEqual([...plain, 'Propriétaire'])
})
