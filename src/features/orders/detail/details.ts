import type { Order } from '#api/generated/entities.ts'
import { orderUpdate } from '#api/generated/orders.schema.ts'
import type { OrderUpdate } from '#api/generated/orders.writes.ts'
import { judgedBy, textField, typedNumber } from '#api/rules.ts'
import { changedOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'

/** The codes in the order of the form. All but the barcode may be cleared. */
export const CODES = [
  'cleveronOrderId',
  'cleveronSlotId',
  'externalOrderId',
  'barcode',
  'multiOrderCode',
  'receiveCode',
] as const
type Code = (typeof CODES)[number]

const eachCode = <Value>(valueOf: (code: Code) => Value) =>
  Object.fromEntries(CODES.map((code) => [code, valueOf(code)])) as Record<Code, Value>

/** Fields refetched before a save. */
export const detailsFields = ['id', ...CODES, 'hold', 'ageRestriction'] as const

export type DetailsValues = Record<Code, string> & {
  hold: number | string
  ageRestriction: boolean
}

export const detailsValues = (order: Order): DetailsValues => ({
  ...eachCode((code) => order[code] ?? ''),
  hold: order.hold ?? '',
  ageRestriction: Boolean(order.ageRestriction),
})

type DetailsBody = Required<Pick<OrderUpdate, keyof DetailsValues>>

export function detailsSchema(order: Order) {
  const { barcode, hold } = detailsValues(order)
  return z.object({
    ...eachCode(() => z.string()),
    barcode: textField(orderUpdate.shape.barcode, { stored: barcode }),
    hold: typedNumber.superRefine(judgedBy(orderUpdate.shape.hold, { stored: hold })),
    ageRestriction: z.boolean(),
  })
}

/** Only the changed keys: an unchanged code may collide with another order's, and '' would overwrite a value. */
export function toUpdate(values: DetailsValues, changed: (name: keyof DetailsValues) => boolean): OrderUpdate {
  const body = {
    // A cleared code is sent as null.
    ...eachCode((code) => values[code].trim() || null),
    barcode: values.barcode.trim(),
    hold: Number(values.hold),
    ageRestriction: values.ageRestriction ? 18 : null,
  } satisfies DetailsBody
  return changedOf<DetailsBody>(body, changed) ?? {}
}
