import type { Order } from '#api/generated/entities.ts'
import { orderUpdate } from '#api/generated/orders.schema.ts'
import type { OrderUpdate } from '#api/generated/orders.writes.ts'
import { judgedBy, textField, typedNumber } from '#api/rules.ts'
import { changedOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'

/** Codes that may be cleared. */
const CODES = ['cleveronOrderId', 'cleveronSlotId', 'externalOrderId', 'multiOrderCode', 'receiveCode'] as const

/** Fields refetched before a save. */
export const detailsFields = ['id', ...CODES, 'barcode', 'hold', 'ageRestriction'] as const

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

type DetailsBody = Required<Pick<OrderUpdate, keyof DetailsValues>>

/** Sends a cleared code as null. */
const codesOf = (values: DetailsValues) =>
  Object.fromEntries(CODES.map((code) => [code, values[code].trim() || null])) as Pick<
    DetailsBody,
    (typeof CODES)[number]
  >

export function detailsSchema(order: Order) {
  const { barcode, hold } = detailsValues(order)
  return z.object({
    cleveronOrderId: z.string(),
    cleveronSlotId: z.string(),
    externalOrderId: z.string(),
    barcode: textField(orderUpdate.shape.barcode, { stored: barcode }),
    multiOrderCode: z.string(),
    receiveCode: z.string(),
    hold: typedNumber.superRefine(judgedBy(orderUpdate.shape.hold, { stored: hold })),
    ageRestriction: z.boolean(),
  })
}

/** Only the changed keys: an unchanged code may collide with another order's, and '' would overwrite a value. */
export function toUpdate(values: DetailsValues, changed: (name: keyof DetailsValues) => boolean): OrderUpdate {
  const body = {
    ...codesOf(values),
    barcode: values.barcode.trim(),
    hold: Number(values.hold),
    ageRestriction: values.ageRestriction ? 18 : null,
  } satisfies DetailsBody
  return changedOf<DetailsBody>(body, changed) ?? {}
}
