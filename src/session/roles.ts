import type { Role } from '#api/generated/entities.ts'
import { NONE } from '#lib/french.ts'

/** THE ROLE TABLE: the specification's roles and their French labels. */
const LABELS: Record<Role, string> = {
  ROLE_SUPER_ADMIN: 'Super administrateur',
  ROLE_ADMIN: 'Administrateur',
  ROLE_USER: 'Membre',
  ROLE_TECH: 'Opérateur',
  ROLE_SHIPPER: 'Livreur',
}

export const ROLES = Object.keys(LABELS) as Role[]

const isRole = (role: string): role is Role => Object.hasOwn(LABELS, role)

/** The first role that this console does not know, if any. Edits keep it unchanged (G-53). */
export const unknownRole = (roles: readonly string[]) => roles.find((role) => !isRole(role))

/** Order of roles by rights. The effective role of a user is the first one in this list. */
const BY_RIGHTS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_TECH', 'ROLE_SHIPPER', 'ROLE_ADMIN', 'ROLE_USER']

/** The role that decides permissions. A person without any known role has the permissions of a member. */
export const effectiveRole = (roles: readonly string[]): Role =>
  BY_RIGHTS.find((role) => roles.includes(role)) ?? 'ROLE_USER'

/** Label of a role: the raw value for an unknown role, « - » for none. */
export const roleLabel = (role: string | undefined): string =>
  role === undefined ? NONE : isRole(role) ? LABELS[role] : role

/** The label in the top bar: the first role, which may differ from the effective one (ROLE-14). */
export const firstRoleLabel = (roles: readonly string[]) => roleLabel(roles[0])

/** The label in lists and cards: the effective role, or the raw value when no role is known. */
export const effectiveRoleLabel = (roles: readonly string[]) =>
  roles.some(isRole) ? LABELS[effectiveRole(roles)] : roleLabel(roles[0])

/** The order for the long label, for display only. The specification puts tech before super admin here (G-04). */
const BY_LONG_LABEL: readonly Role[] = ['ROLE_TECH', 'ROLE_SUPER_ADMIN', 'ROLE_SHIPPER', 'ROLE_ADMIN', 'ROLE_USER']

/** The long label of a person's roles. Permissions never use it (ROLE-10). */
export const longRoleLabel = (roles: readonly string[]) =>
  roleLabel(BY_LONG_LABEL.find((role) => roles.includes(role)) ?? roles[0])
