import type { User } from '#api/generated/entities.ts'
import { peopleOptions } from '#session/people.ts'

/** Who may be assigned: whoever holds the role, operators too (G-81). */
export const shipperOptions = (users: readonly User[]) =>
  peopleOptions(users.filter(({ roles = [] }) => roles.includes('ROLE_SHIPPER')))
