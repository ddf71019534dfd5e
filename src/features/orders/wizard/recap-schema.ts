import * as z from 'zod/mini'
import { productLines, undeclaredAlcohol, type LineValues } from '#features/orders/contents/products.ts'

export interface RecapValues {
  parcels: { products: LineValues[]; alcohol: boolean; booking: string }[]
}

const parcel = z.object({ products: productLines, alcohol: z.boolean(), booking: z.string() }).check(
  z.check(({ value, issues }) => {
    issues.push(...undeclaredAlcohol(value))
  }),
)

export const recapSchema = z.object({ parcels: z.array(parcel) })
