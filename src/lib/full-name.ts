import { numberOf } from './names.ts'

interface Named {
  id?: number
  firstName?: string
  lastName?: string
  username?: string
}

/** How a person is called on screen: the full name, or what else identifies them when the server gave none. */
export function fullName({ id, firstName, lastName, username }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username || (numberOf({ id }) ?? '-')
}
