interface Thing {
  id?: number | undefined
  name?: string | undefined
}

/** The number that stands for a thing without a name, or for one that the server sent as a bare IRI. */
export const numberOf = ({ id }: Pick<Thing, 'id'> = {}) => (id === undefined ? undefined : `#${id}`)

/** What a thing is called, or what stands for it. */
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
