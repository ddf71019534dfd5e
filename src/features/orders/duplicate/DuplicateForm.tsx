import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { products as productWords } from '#features/orders/contents/products.copy.ts'
import { ProductsFields } from '#features/orders/contents/ProductsFields.tsx'
import { recipient as recipientWords } from '#features/orders/contents/recipient.copy.ts'
import { RecipientFields } from '#features/orders/contents/RecipientFields.tsx'
import { companyName } from '#features/orders/place.ts'
import { violationsOf } from '#lib/violations.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormSection } from '#ui/form/FormSection.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { duplicate as copy } from './copy.ts'
import {
  bookingOptions,
  duplicateObjections,
  duplicateSchema,
  duplicateValues,
  hasRecipient,
  toDuplicate,
  type DuplicateValues,
} from './duplicate.ts'
import { useDuplicate } from './use-duplicate.ts'

interface Props {
  source: Order
  bookings: readonly BookingSlot[]
  onSaved: () => unknown
  cancel: ReactNode
}

/** Creates a new order like `source`, with its own codes. */
export function DuplicateForm({ source, bookings, onSaved, cancel }: Props) {
  const { receiveCode, sentBarcode, send, hasArrived, isLost, isUnfinished } = useDuplicate(source.id)
  const form = useForm<DuplicateValues>({
    resolver: zodResolver(duplicateSchema),
    defaultValues: { ...duplicateValues(source, bookings), ...(sentBarcode && { barcode: sentBarcode }) },
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const [isRecipientKnown, setIsRecipientKnown] = useState(() => hasRecipient(source))
  useUnsavedGuard(() => isUnfinished(isDirty))

  async function save(values: DuplicateValues) {
    try {
      await send(toDuplicate(values, receiveCode))
      await onSaved()
    } catch (error) {
      const objections = duplicateObjections(violationsOf(error), values)
      // The copied recipient was refused: show its fields, so that it can be corrected.
      if ([...objections.keys()].some((name) => name.startsWith('client.'))) setIsRecipientKnown(false)
      for (const [name, message] of objections) {
        form.setError(name as FieldPath<DuplicateValues>, { type: 'server', message })
      }
    }
  }

  async function saveInvalid() {
    // The query client has shown the failure of the look-up.
    if (await hasArrived().catch(() => false)) await onSaved()
  }

  const { lastname, firstname, phone, email } = source.client ?? {}
  return (
    <FormShell form={form} onSubmit={form.handleSubmit(save, saveInvalid)} cancel={cancel}>
      {isLost && <FormMessage>{copy.lost}</FormMessage>}
      <Card title={copy.copied}>
        <DescriptionList
          entries={[
            [copy.company, companyName(source)],
            ...(isRecipientKnown
              ? ([[copy.recipient, [`${firstname} ${lastname}`, phone, email].join(' · ')]] as const)
              : []),
          ]}
        />
      </Card>
      <FormSection title={copy.order}>
        <TextField<DuplicateValues> name="barcode" label={copy.barcode} autoComplete="off" required />
        <SelectField<DuplicateValues>
          name="bookingSlot"
          label={copy.zone}
          options={bookingOptions(source, bookings)}
          clearable
          required
        />
        <HoldField />
        <CheckboxField<DuplicateValues> name="alcohol" label={productWords.containsAlcohol} span="full" />
      </FormSection>
      <FormSection title={productWords.title} narrow>
        <ProductsFields name="products" />
      </FormSection>
      {!isRecipientKnown && (
        <FormSection title={recipientWords.title}>
          <RecipientFields />
        </FormSection>
      )}
    </FormShell>
  )
}

function HoldField() {
  const hold = useWatch<DuplicateValues, 'hold'>({ name: 'hold' })
  return (
    <NumberField<DuplicateValues>
      name="hold"
      label={copy.hold}
      hint={typeof hold === 'number' ? copy.hours(hold) : undefined}
      integer
      required
    />
  )
}
