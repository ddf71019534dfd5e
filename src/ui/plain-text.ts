/** The text without accents, case and outer spaces, for comparing with a typed filter. */
export const plainText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
