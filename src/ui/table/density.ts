/** Rows that are lower or higher than usual, as addresses say it. */
export type Density = 'serrees' | 'aerees'
