export const product = { name: 'Consigne', version: '1.1.0' } as const

/** Title of a tab, most specific part first: `Société – Sociétés – Consigne`. */
export const pageTitle = (...parts: string[]) => [...parts, product.name].join(' – ')
