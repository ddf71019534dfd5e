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

/** Display name of a machine: its short location, such as `Taina-3`, which staff use. */
export const lockerName = ({
  id,
  shortLocation,
  location,
}: { id?: number; shortLocation?: string; location?: string } = {}) => shortLocation ?? location ?? numberOf({ id })

/** Display name of a zone: `Frais (MT)`, without the key when it equals the name. */
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

/** Display name of a person: the full name, otherwise the user name or the number. */
export function fullName({ id, firstName, lastName, username }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username || (numberOf({ id }) ?? NONE)
}

let collator: Intl.Collator | undefined

/** Compares names in French order: « Écume » beside « ecume », « Quai 9 » before « Quai 10 ». */
export function compareNames(a: string, b: string) {
  collator ??= new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}
