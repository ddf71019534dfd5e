/** Texts of the counts, which come after the rows. */
export const counts = {
  again: (worklist: string) => `${worklist} : nombre inconnu, compter à nouveau`,
} as const
