const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** Sorts names as in French: « Écume » beside « ecume », « Quai 9 » before « Quai 10 ». */
export const compareNames = (a: string, b: string) => collator.compare(a, b)
