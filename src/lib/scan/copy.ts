/** Reasons why a code is not looked up. */
export const objections = {
  tooShort: 'Moins de six caractères\u00A0: la console ne lit pas un code si court.',
  empty: 'Ce code est vide.',
  tooLong: "Ce code est trop long pour être celui d'une livraison.",
} as const

/** The scanner types for another keyboard. */
export const corrected = (layout: string) => `Code corrigé : clavier ${layout}`
