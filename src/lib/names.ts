import { NONE } from './french.ts'

interface Thing {
  id?: number | undefined
  name?: string | undefined
}

/** Fallback for a record without a name, or for a bare IRI. */
export const numberOf = ({ id }: Pick<Thing, 'id'> = {}) => (id === undefined ? undefined : `#${id}`)

/** Display name of a record. Falls back to its number. */
export function nameOf(thing: Thing & { id: number }): string
export function nameOf(thing: Thing | undefined): string | undefined
export function nameOf(thing: Thing = {}) {
  return thing.name ?? numberOf(thing)
}

/** `Taina-3`: the short location is what staff call a machine. */
export const lockerName = ({
  id,
  shortLocation,
  location,
}: { id?: number; shortLocation?: string; location?: string } = {}) => shortLocation ?? location ?? numberOf({ id })

/** `Frais (MT)`, without the key where it says the same as the name. */
export function zoneName({ id, name, myKey }: Thing & { myKey?: string } = {}): string | undefined {
  const called = nameOf({ id, name })
  if (called === undefined || myKey === undefined || myKey === called) return called ?? myKey
  return `${called} (${myKey})`
}

interface Named {
  id?: number
  firstName?: string
  lastName?: string
  username?: string
}

/** Display name of a person: the full name, or another identification when the server gave none. */
export function fullName({ id, firstName, lastName, username }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username || (numberOf({ id }) ?? NONE)
}

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** Sorts names as in French: « Écume » beside « ecume », « Quai 9 » before « Quai 10 ». */
export const compareNames = (a: string, b: string) => collator.compare(a, b)
