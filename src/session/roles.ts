import type { Role } from '#api/generated/entities.ts'

/** THE ROLE TABLE (spec sections 1 and 6). */
const LABELS: Record<Role, string> = {
  ROLE_SUPER_ADMIN: 'Super administrateur',
  ROLE_ADMIN: 'Administrateur',
  ROLE_USER: 'Membre',
  ROLE_TECH: 'Opérateur',
  ROLE_SHIPPER: 'Livreur',
}

export const ROLES = Object.keys(LABELS) as Role[]

const isRole = (role: string): role is Role => Object.hasOwn(LABELS, role)

/** Which role counts when a user holds several: the first of these (spec section 6). */
const BY_RIGHTS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_TECH', 'ROLE_SHIPPER', 'ROLE_ADMIN', 'ROLE_USER']

/** How the long label reads them. The odd order is the specification's own, for display only (G-04). */
const BY_LONG_LABEL: readonly Role[] = ['ROLE_TECH', 'ROLE_SUPER_ADMIN', 'ROLE_SHIPPER', 'ROLE_ADMIN', 'ROLE_USER']

/** The role that decides what may be done; somebody without any known role has the rights of a member. */
export const effectiveRole = (roles: readonly string[]): Role =>
  BY_RIGHTS.find((role) => roles.includes(role)) ?? 'ROLE_USER'

/** A role that this console does not know, if any is held: it is kept as it is (G-53). */
export const unknownRole = (roles: readonly string[]) => roles.find((role) => !isRole(role))

/** The label of one role; of an unknown one its raw value, of none '-'. */
export const roleLabel = (role: string | undefined): string =>
  role === undefined ? '-' : isRole(role) ? LABELS[role] : role

/** What the top bar shows: the first role, which need not be the effective one (spec section 6). */
export const firstRoleLabel = (roles: readonly string[]) => roleLabel(roles[0])

/** What lists and cards show: the effective role; raw when none is known. */
export const effectiveRoleLabel = (roles: readonly string[]) =>
  roles.some(isRole) ? LABELS[effectiveRole(roles)] : roleLabel(roles[0])

/** The long label of a person's roles: never to be used for rights (ROLE-10). */
export const longRoleLabel = (roles: readonly string[]) =>
  roleLabel(BY_LONG_LABEL.find((role) => roles.includes(role)) ?? roles[0])
