import { isDeclared, productLines, undeclaredAlcohol, type LineValues } from '#features/orders/contents/products.ts'
import { z } from '#lib/zod.ts'

export interface RecapValues {
  parcels: { products: LineValues[]; alcohol: boolean; booking: string }[]
}

const parcel = z
  .object({ products: productLines, alcohol: z.boolean(), booking: z.string() })
  .refine(isDeclared, undeclaredAlcohol)

export const recapSchema = z.object({ parcels: z.array(parcel) })
