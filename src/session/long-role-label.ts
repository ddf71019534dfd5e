import type { Role } from '#api/generated/entities.ts'
import { roleLabel } from './roles.ts'

/** The order for the long label, for display only. The specification puts tech before super admin here (G-04). */
const BY_LONG_LABEL: readonly Role[] = ['ROLE_TECH', 'ROLE_SUPER_ADMIN', 'ROLE_SHIPPER', 'ROLE_ADMIN', 'ROLE_USER']

/** The long label of a person's roles. Permissions never use it (ROLE-10). */
export const longRoleLabel = (roles: readonly string[]) =>
  roleLabel(BY_LONG_LABEL.find((role) => roles.includes(role)) ?? roles[0])
