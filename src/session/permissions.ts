import type { Role } from '#api/generated/entities.ts'
import { effectiveRole } from './roles.ts'

const SUPER: readonly Role[] = ['ROLE_SUPER_ADMIN']
const ADMINS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN']
/** Roles that bring parcels to the machines. They see waiting parcels first. */
const COURIERS: readonly Role[] = ['ROLE_TECH', 'ROLE_SHIPPER']
const EVERYBODY: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER', 'ROLE_TECH', 'ROLE_SHIPPER']

/**
 * THE PERMISSION TABLE of the specification, completed by G-24, G-29, G-44, G-48, G-49, G-51, G-54, G-55, G-61 and G-71.
 * Route guards, controls and menus use it. The server has the final decision, and its refusals are shown.
 */
const PERMISSIONS = {
  'companies:create': SUPER,
  'companies:edit': ADMINS,
  'companies:remove': SUPER,
  'companies:switch-options': ADMINS,
  'companies:add-member': ADMINS,
  'companies:add-owner': SUPER,
  'companies:manage-members': SUPER,
  'users:create': SUPER,
  'users:create-in-company': ADMINS,
  'users:act': ADMINS,
  'users:edit': SUPER,
  'users:remove': ADMINS,
  'users:change-password': SUPER,
  'users:see-access-code': SUPER,
  'account:choose-role': ADMINS,
  'account:choose-super-admin': SUPER,
  'lockers:create': SUPER,
  'lockers:edit': SUPER,
  'lockers:remove': SUPER,
  'bookings:see-id': SUPER,
  'bookings:filter': ADMINS,
  'bookings:create': SUPER,
  'bookings:switch': SUPER,
  'bookings:edit': SUPER,
  'bookings:remove': SUPER,
  'network:see-bookings': ADMINS,
  'lists:export': ADMINS,
  'analysis:see': ADMINS,
  'orders:create': EVERYBODY,
  'orders:duplicate': EVERYBODY,
  'orders:change-status': EVERYBODY,
  'orders:resend': EVERYBODY,
  'orders:remove': ADMINS,
  'orders:see-everything': ADMINS,
  'orders:edit': ADMINS,
  'orders:assign-shipper': ADMINS,
  'orders:bring': COURIERS,
} satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof PERMISSIONS
export const CAPABILITIES = Object.keys(PERMISSIONS) as Capability[]

/** Whether a person with `roles` has this permission. Only the effective role counts (ROLE-10). */
export const can = (roles: readonly string[], capability: Capability): boolean =>
  PERMISSIONS[capability].includes(effectiveRole(roles))
