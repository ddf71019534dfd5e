interface Thing {
  id?: number | undefined
  name?: string | undefined
}

/** The number that stands for a thing without a name, or for one that came as a bare address (G-18). */
export const numberOf = ({ id }: Pick<Thing, 'id'> = {}) => (id === undefined ? undefined : `#${id}`)

/** What a thing is called, or what stands for it. */
export function nameOf(thing: Thing & { id: number }): string
export function nameOf(thing: Thing | undefined): string | undefined
export function nameOf(thing: Thing = {}) {
  return thing.name ?? numberOf(thing)
}
