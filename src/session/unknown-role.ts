import { isRole } from './roles.ts'

/** The first role that this console does not know, if any. Edits keep it unchanged (G-53). */
export const unknownRole = (roles: readonly string[]) => roles.find((role) => !isRole(role))
