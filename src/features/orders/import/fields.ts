/** The fields of a delivery that an import fills, and those of the files before. */

/** In the order of the grid. */
export const FIELDS = [
  'company',
  'machine',
  'zone',
  'size',
  'lastname',
  'firstname',
  'phone',
  'email',
  'barcode',
  'product',
  'quantity',
  'price',
  'alcohol',
] as const

export type Field = (typeof FIELDS)[number]
export type Cells = Record<Field, string>

/** Fields of the files before, by their titles. They are kept in memory until the end of the session. */
export const remembered = new Map<string, readonly (Field | undefined)[]>()

/** At the end of the session. */
export const forgetColumns = () => remembered.clear()
