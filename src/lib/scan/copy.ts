/** Reasons why a code is not looked up. */
export const objections = {
  empty: 'Ce code est vide.',
  tooLong: "Ce code est trop long pour être celui d'une livraison.",
} as const
