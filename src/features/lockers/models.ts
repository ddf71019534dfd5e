import { models } from './copy.ts'

/** Models with a drawing of their machine. Other models show the generic one. */
const drawn: ReadonlySet<number> = new Set([401, 501, 503])

const generic = 'machine.svg'

/** File name of a model's picture. A creation sends it as `image`. */
export const imageNameOf = (type: number | undefined) =>
  type !== undefined && drawn.has(type) ? `machine-${type}.svg` : generic

export function pictureOf(type: number | undefined) {
  const name = imageNameOf(type)
  const known = name !== generic && type !== undefined
  return { src: `/machines/${name}`, alt: known ? models.known(type) : models.unknown }
}

export const fallbackPicture = { src: `/machines/${generic}`, alt: models.unknown }
