import { NONE } from './french.ts'
import { numberOf } from './names.ts'

interface Named {
  id?: number
  firstName?: string
  lastName?: string
  username?: string
}

/** The displayed name of a person: the full name, or another identification when the server gave none. */
export function fullName({ id, firstName, lastName, username }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username || (numberOf({ id }) ?? NONE)
}
