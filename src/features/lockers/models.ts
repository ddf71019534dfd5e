import { models } from './copy.ts'

/** The models that have a drawing. All others have the generic one. */
const drawn: ReadonlySet<number> = new Set([401, 501, 503])

const generic = 'machine.svg'

/** The name of a model's picture, which a new machine also sends as `image`. */
export const imageNameOf = (type: number | undefined) =>
  type !== undefined && drawn.has(type) ? `machine-${type}.svg` : generic

export function pictureOf(type: number | undefined) {
  const name = imageNameOf(type)
  const known = name !== generic && type !== undefined
  return { src: `/machines/${name}`, alt: known ? models.known(type) : models.unknown }
}

export const fallbackPicture = { src: `/machines/${generic}`, alt: models.unknown }
