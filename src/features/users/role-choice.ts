import type { Role } from '#api/generated/entities.ts'
import { effectiveRole, roleLabel, ROLES, unknownRole } from '#session/roles.ts'
import { owner } from './copy.ts'

/**
 * What the select « Rôle » holds: one role, the option « Propriétaire », the raw value of a role this console does not
 * know, or nothing. From it follow the roles and the locker code that are sent (spec section 6, G-51 to G-53).
 */
export const OWNER = 'OWNER'

/** What is chosen to begin with for somebody who holds these roles. */
export const choiceOf = (roles: readonly string[] = []): string =>
  roles.length === 0 ? '' : (unknownRole(roles) ?? effectiveRole(roles))

/** The roles a choice made on purpose stands for. */
export function rolesFor(choice: string): string[] {
  if (choice === OWNER) return ['ROLE_ADMIN']
  if (choice === 'ROLE_TECH') return ['ROLE_TECH', 'ROLE_SHIPPER']
  return choice === '' ? [] : [choice]
}

/**
 * The roles that saving an untouched choice sends: none, but an operator's are set right (USR-37), followed by the other
 * ones he holds.
 */
export function rolesKept(roles: readonly string[] = []): string[] | undefined {
  if (effectiveRole(roles) !== 'ROLE_TECH') return undefined
  const own = rolesFor('ROLE_TECH')
  return [...own, ...roles.filter((role) => !own.includes(role) && role !== 'ROLE_USER')]
}

/** Who identifies himself at the lockers. */
export const needsCode = (choice: string) => choice === 'ROLE_SHIPPER' || choice === 'ROLE_TECH'

interface Offer {
  superAdmin: boolean
  owner?: boolean
}

const option = (role: Role) => ({ value: role as string, label: roleLabel(role) })

/** The options of the select, by screen and by who looks (G-05, G-51). */
export function roleOptions(offer: Offer) {
  const roles = ROLES.filter((role) => offer.superAdmin || role !== 'ROLE_SUPER_ADMIN').map(option)
  return offer.owner ? [...roles, { value: OWNER, label: owner }] : roles
}

/** What is held already stays to be chosen, also when it is not offered to others. */
export const heldOption = (choice: string) => (choice === '' ? undefined : { value: choice, label: roleLabel(choice) })
