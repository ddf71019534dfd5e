/** The fields of a delivery that an import fills. */

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
