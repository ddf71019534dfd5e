import { idOf, type Actor, type Call } from './resource.ts'

/** Which role may write (ROLE-17 to ROLE-70). Every signed-in user may read everything. */

const holds = (actor: Actor, ...roles: string[]): boolean => roles.some((role) => actor.roles.includes(role))

export const isSuperAdmin = ({ actor }: Call): boolean => holds(actor, 'ROLE_SUPER_ADMIN')
export const isAdmin = ({ actor }: Call): boolean => holds(actor, 'ROLE_SUPER_ADMIN', 'ROLE_ADMIN')
export const anyone = (): boolean => true
export const isSelf = (call: Call): boolean => idOf(call) === call.actor.id
