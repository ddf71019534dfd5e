import { idOf, type Actor, type Call } from './resource.ts'

/** Rights to write, by role (ROLE-17 to ROLE-70). scope.ts has the rights to read. */

const holds = (actor: Actor, ...roles: string[]): boolean => roles.some((role) => actor.roles.includes(role))

export const isSuperAdmin = ({ actor }: Call): boolean => holds(actor, 'ROLE_SUPER_ADMIN')
export const isAdmin = ({ actor }: Call): boolean => holds(actor, 'ROLE_SUPER_ADMIN', 'ROLE_ADMIN')
export const isCourier = ({ actor }: Call): boolean => holds(actor, 'ROLE_TECH', 'ROLE_SHIPPER')
export const anyone = (): boolean => true
export const isSelf = (call: Call): boolean => idOf(call) === call.actor.id
