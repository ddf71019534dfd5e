import * as z from 'zod/mini'
import type { Order } from '#api/generated/entities.ts'
import { orderUpdate } from '#api/generated/orders.schema.ts'
import type { OrderUpdate } from '#api/generated/orders.ts'

/** The codes that a person may clear. */
const CODES = ['cleveronOrderId', 'cleveronSlotId', 'externalOrderId', 'multiOrderCode', 'receiveCode'] as const

export type DetailsValues = Record<(typeof CODES)[number] | 'barcode', string> & {
  hold: number | string
  ageRestriction: boolean
}

export const detailsValues = (order: Order): DetailsValues => ({
  cleveronOrderId: order.cleveronOrderId ?? '',
  cleveronSlotId: order.cleveronSlotId ?? '',
  externalOrderId: order.externalOrderId ?? '',
  barcode: order.barcode ?? '',
  multiOrderCode: order.multiOrderCode ?? '',
  receiveCode: order.receiveCode ?? '',
  hold: order.hold ?? '',
  ageRestriction: Boolean(order.ageRestriction),
})

/** Applies the rule of the contract to a changed value. A stored value is accepted even when it breaks the rule. */
const changedBy = <Value>(rule: z.ZodMiniType, stored: Value) =>
  z.check<Value>(({ value, issues }) => {
    if (value === stored) return
    const refused = z.safeParse(rule, value).error?.issues ?? []
    issues.push(...refused.map(({ message }) => ({ code: 'custom' as const, input: value, message })))
  })

export function detailsSchema(order: Order) {
  const stored = detailsValues(order)
  return z.object({
    cleveronOrderId: z.string(),
    cleveronSlotId: z.string(),
    externalOrderId: z.string(),
    barcode: z.string().check(changedBy(orderUpdate.shape.barcode, stored.barcode)),
    multiOrderCode: z.string(),
    receiveCode: z.string(),
    hold: z.union([z.number(), z.string()]).check(changedBy(orderUpdate.shape.hold, stored.hold)),
    ageRestriction: z.boolean(),
  })
}

/** Only the changed keys: an unchanged code may collide with another order's, and '' would overwrite a value. */
export function toUpdate(values: DetailsValues, changed: (name: keyof DetailsValues) => boolean): OrderUpdate {
  const codes = CODES.filter(changed).map((code) => [code, values[code].trim() || null] as const)
  return {
    ...Object.fromEntries(codes),
    ...(changed('barcode') && { barcode: values.barcode.trim() }),
    ...(changed('hold') && { hold: Number(values.hold) }),
    ...(changed('ageRestriction') && { ageRestriction: values.ageRestriction ? 18 : null }),
  }
}
