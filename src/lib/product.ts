/** The name and the version of the console. */
export const product = { name: 'Consigne', version: '1.1.0' } as const

/** `Société – Sociétés – Consigne`: most specific part first. */
export const pageTitle = (...parts: string[]) => [...parts, product.name].join(' – ')
