import type { User } from '#api/generated/entities.ts'
import { peopleOptions } from '#session/people.ts'

/** Who may be picked: everybody but those already in (G-86, G-87). */
export function candidates(users: readonly User[], excluded: readonly (number | undefined)[]) {
  const out = new Set(excluded)
  return peopleOptions(users.filter(({ id }) => !out.has(id)))
}
