/** The name and the version of the console. */
export const product = { name: 'Consigne', version: '1.1.0' } as const
