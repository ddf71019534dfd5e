import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { namesOf } from '#lib/form-values.ts'
import { flash } from '#ui/flash/flash.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'
import { detailsFields, detailsSchema, detailsValues, type DetailsValues, toUpdate } from './details.ts'

/** The codes of an order, its hold time and its age restriction. The form stays open after saving. */
export function OrderDetailsForm({ order }: { order: Order }) {
  const { id } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.updated(id),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
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
  // Shows new values of the server. Edited fields keep their text, their messages and their initial value, which the check
  // before a save compares with the server's current one.
  useEffect(() => {
    const { defaultValues = {} } = form.formState
    const now = detailsValues(order)
    const edited = namesOf(now).filter((name) => form.getFieldState(name).isDirty)
    const before = Object.fromEntries(edited.map((name) => [name, defaultValues[name]]))
    form.reset({ ...now, ...before }, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true })
  }, [form, order])
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.details}>
      <FormSection title={titles.details}>
        <TextField<DetailsValues> name="cleveronOrderId" label={fields.cleveronOrderId} kind="code" />
        <TextField<DetailsValues> name="cleveronSlotId" label={fields.cleveronSlotId} kind="code" />
        <TextField<DetailsValues> name="externalOrderId" label={fields.externalOrderId} kind="code" />
        <TextField<DetailsValues> name="barcode" label={fields.barcode} kind="code" scanned required />
        <TextField<DetailsValues> name="multiOrderCode" label={fields.multiOrderCode} kind="code" />
        <TextField<DetailsValues> name="receiveCode" label={fields.receiveCode} kind="code" />
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
