import type { User } from '#api/generated/entities.ts'
import { peopleOptions } from '#session/people.ts'

/** The people who may be assigned: active users with the shipper role, which operators can hold too. */
export const shipperOptions = (users: readonly User[]) =>
  peopleOptions(users.filter(({ roles = [] }) => roles.includes('ROLE_SHIPPER')))
