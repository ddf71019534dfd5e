import { isDeclared, productLines, undeclaredAlcohol, type LineValues } from '#features/orders/contents/products.ts'
import { z } from '#lib/zod.ts'

export interface RecapValues {
  orders: { products: LineValues[]; alcohol: boolean; booking: string }[]
}

const orderDraft = z
  .object({ products: productLines, alcohol: z.boolean(), booking: z.string() })
  .refine(isDeclared, undeclaredAlcohol)

export const recapSchema = z.object({ orders: z.array(orderDraft) })
