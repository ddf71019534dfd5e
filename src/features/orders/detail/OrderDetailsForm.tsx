import { useEffect, useMemo, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import { orderUpdate } from '#api/generated/orders.schema.ts'
import * as orders from '#api/generated/orders.ts'
import { type OrderUpdate, useUpdateOrder } from '#api/generated/orders.writes.ts'
import { judgedBy, textField, typedNumber } from '#api/rules.ts'
import { changeOnScreen } from '#features/orders/change/change-orders.ts'
import { changedOf, namesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { flash } from '#ui/flash/flash.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'

/** The codes in the order of the form. All but the barcode may be cleared. */
const CODES = [
  'cleveronOrderId',
  'cleveronSlotId',
  'externalOrderId',
  'barcode',
  'multiOrderCode',
  'receiveCode',
] as const
type Code = (typeof CODES)[number]

function eachCode<Value>(valueOf: (code: Code) => Value) {
  return Object.fromEntries(CODES.map((code) => [code, valueOf(code)])) as Record<Code, Value>
}

const detailsFields = ['id', ...CODES, 'hold', 'ageRestriction'] as const

type DetailsValues = Record<Code, string> & {
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
    ...eachCode((code) => values[code].trim() || null),
    barcode: values.barcode.trim(),
    hold: Number(values.hold),
    ageRestriction: values.ageRestriction ? 18 : null,
  } satisfies DetailsBody
  return changedOf<DetailsBody>(body, changed) ?? {}
}

/** The codes of an order, its hold time and its age restriction. The form stays open after saving. */
export function OrderDetailsForm({ order }: { order: Order }) {
  const { id } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.updated(id),
    ...changeOnScreen,
  })
  const schema = useMemo(() => detailsSchema(order), [order])
  const read = useFreshReading(orders.one(id, { q: detailsFields }), fromRecord)
  const { form, onSubmit } = useResourceForm<DetailsValues, DetailsValues, unknown, Order>({
    schema,
    defaultValues: detailsValues(order),
    submit: (values, changed) => {
      const body = toUpdate(values, changed)
      return Object.keys(body).length > 0 ? update({ id, body }) : Promise.resolve(flash.info(messages.unchanged))
    },
    stored: { read, toValues: detailsValues },
    afterSaving: 'keep values',
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const shown = useRef(order)
  // Shows new values of the server. Edited fields keep their text, their messages and their initial value, which the check
  // before a save compares with the server's current one. Waits for the end of a save, because a reset would unlock the form.
  useEffect(() => {
    if (isSubmitting || shown.current === order) return
    shown.current = order
    const { defaultValues = {} } = form.formState
    const now = detailsValues(order)
    const edited = namesOf(now).filter((name) => form.getFieldState(name).isDirty)
    const before = Object.fromEntries(edited.map((name) => [name, defaultValues[name]]))
    form.reset(
      { ...now, ...before },
      { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    )
  }, [form, order, isSubmitting])
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.details}>
      <FormSection title={titles.details}>
        {CODES.map((code) => (
          <TextField<DetailsValues>
            key={code}
            name={code}
            label={fields[code]}
            kind="code"
            {...(code === 'barcode' && { scanned: true, required: true })}
          />
        ))}
        <NumberField<DetailsValues> name="hold" label={fields.hold} hint={<InHours />} integer required />
        <CheckboxField<DetailsValues> name="ageRestriction" label={fields.ageRestriction} hint={messages.adultsOnly} />
      </FormSection>
    </FormShell>
  )
}

function InHours() {
  const hold = useWatch<DetailsValues, 'hold'>({ name: 'hold' })
  return typeof hold === 'number' ? messages.inHours(hold) : null
}
