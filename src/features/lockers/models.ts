import { models } from './copy.ts'

/** Our drawings of the models seen in the network (G-62); any other model has the generic one. */
const drawn: ReadonlySet<number> = new Set([401, 501, 503])

const generic = 'machine.svg'

/** The name of a model's picture, and what a new machine says of itself in `image`. */
export const imageNameOf = (type: number | undefined) =>
  type !== undefined && drawn.has(type) ? `machine-${type}.svg` : generic

export function pictureOf(type: number | undefined) {
  const name = imageNameOf(type)
  const known = name !== generic && type !== undefined
  return { src: `/machines/${name}`, alt: known ? models.known(type) : models.unknown }
}

export const fallbackPicture = { src: `/machines/${generic}`, alt: models.unknown }
