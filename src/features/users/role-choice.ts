import type { Role } from '#api/generated/entities.ts'
import { effectiveRole, roleLabel, ROLES, unknownRole } from '#session/roles.ts'
import { owner } from './copy.ts'

/** A choice of « Rôle », besides a role, the raw value of an unknown role, and ''. The sent roles and code follow from it. */
export const OWNER = 'OWNER'

/** The first choice for a user with these roles. */
export const choiceOf = (roles: readonly string[] = []): string =>
  roles.length === 0 ? '' : (unknownRole(roles) ?? effectiveRole(roles))

/** The roles that are sent for a new choice. */
export function rolesFor(choice: string): string[] {
  if (choice === OWNER) return ['ROLE_ADMIN']
  if (choice === 'ROLE_TECH') return ['ROLE_TECH', 'ROLE_SHIPPER']
  return choice === '' ? [] : [choice]
}

/** The roles that are sent for a choice, before the other roles that the user has. The server gives ROLE_USER to everybody. */
export function rolesBeside(choice: string, roles: readonly string[] = []): string[] {
  const own = rolesFor(choice)
  return [...own, ...roles.filter((role) => !own.includes(role) && role !== 'ROLE_USER')]
}

/** The roles sent for an unchanged choice: none, or the two that an operator needs, before the user's other roles. */
export const rolesKept = (roles: readonly string[] = []): string[] | undefined =>
  effectiveRole(roles) === 'ROLE_TECH' ? rolesBeside('ROLE_TECH', roles) : undefined

/** Whether a user with this role identifies at the lockers with a code. */
export const needsCode = (choice: string) => choice === 'ROLE_SHIPPER' || choice === 'ROLE_TECH'

interface Offer {
  superAdmin: boolean
  owner?: boolean
}

const option = (role: Role) => ({ value: role as string, label: roleLabel(role) })

/** The options of the select, by screen and by the role of the signed-in user. */
export function roleOptions(offer: Offer) {
  const roles = ROLES.filter((role) => offer.superAdmin || role !== 'ROLE_SUPER_ADMIN').map(option)
  return offer.owner ? [...roles, { value: OWNER, label: owner }] : roles
}

/** The stored role, which can always be chosen, even when it is not offered. */
export const storedOption = (choice: string) =>
  choice === '' ? undefined : { value: choice, label: roleLabel(choice) }
