/** Without accents, case or outer spaces: what a typed filter compares. */
export const plainText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
