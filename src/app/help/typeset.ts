import { NBSP } from '#lib/french.ts'

const NARROW = '\u202F'

/** The pages are written with plain spaces. This puts the spaces of French typography in their place, where no line breaks. */
export const typeset = (text: string) =>
  text
    .replaceAll('« ', `«${NBSP}`)
    .replaceAll(' »', `${NBSP}»`)
    .replaceAll(/ ([:%])/g, `${NBSP}$1`)
    .replaceAll(/ ([;!?])/g, `${NARROW}$1`)
