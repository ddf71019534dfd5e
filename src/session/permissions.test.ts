import { expect, test } from 'vitest'
import { can, CAPABILITIES } from './permissions.ts'

const columns = { SA: 'ROLE_SUPER_ADMIN', AD: 'ROLE_ADMIN', ME: 'ROLE_USER', OP: 'ROLE_TECH', SH: 'ROLE_SHIPPER' }

/** The permission matrix of the specification. A change of this snapshot is a change of rights. */
test('the matrix of roles and capabilities', () => {
  const matrix = CAPABILITIES.map((capability) => {
    const allowed = Object.entries(columns).filter(([, role]) => can([role], capability))
    return `${capability}: ${allowed.map(([column]) => column).join(' ')}`
  })
  expect(matrix).toEqual([
    'companies:create: SA',
    'companies:edit: SA AD',
    'companies:remove: SA',
    'companies:switch-options: SA AD',
    'companies:add-member: SA AD',
    'companies:add-owner: SA',
    'companies:manage-members: SA',
    'users:create: SA',
    'users:create-in-company: SA AD',
    'users:act: SA AD',
    'users:edit: SA',
    'users:remove: SA AD',
    'users:change-password: SA',
    'users:see-access-code: SA',
    'account:choose-role: SA AD',
    'account:choose-super-admin: SA',
    'lockers:create: SA',
    'lockers:edit: SA',
    'lockers:remove: SA',
    'bookings:see-id: SA',
    'bookings:filter: SA AD',
    'bookings:create: SA',
    'bookings:switch: SA',
    'bookings:edit: SA',
    'bookings:remove: SA',
    'network:see-bookings: SA AD',
    'lists:export: SA AD',
    'analysis:see: SA AD',
    'orders:create: SA AD ME OP SH',
    'orders:duplicate: SA AD ME OP SH',
    'orders:change-status: SA AD ME OP SH',
    'orders:resend: SA AD ME OP SH',
    'orders:remove: SA AD',
    'orders:see-everything: SA AD',
    'orders:edit: SA AD',
    'orders:assign-shipper: SA AD',
    'orders:bring: OP SH',
  ])
})

test('[ROLE-10] [ROLE-11] only the effective role gives rights', () => {
  expect(can(['ROLE_TECH', 'ROLE_SUPER_ADMIN'], 'companies:create')).toBe(true)
  // An administrator who also delivers has the rights of a delivery person (ROLE-07).
  expect(can(['ROLE_ADMIN', 'ROLE_SHIPPER'], 'users:act')).toBe(false)
  for (const roles of [[], ['ROLE_DELIVERER'], ['ROLE_OWNER'], ['role_super_admin']]) {
    expect(CAPABILITIES.filter((capability) => can(roles, capability))).toEqual(
      CAPABILITIES.filter((capability) => can(['ROLE_USER'], capability)),
    )
  }
})
