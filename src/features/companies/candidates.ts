import type { User } from '#api/generated/entities.ts'
import { peopleOptions } from '#session/people.ts'

/** The users that can be picked: all but those who already belong to the company. */
export function candidates(users: readonly User[], excluded: readonly (number | undefined)[]) {
  const out = new Set(excluded)
  return peopleOptions(users.filter(({ id }) => !out.has(id)))
}
