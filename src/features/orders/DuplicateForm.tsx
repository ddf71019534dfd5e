import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { messagesByField, violationsOf } from '#lib/violations.ts'
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
import { duplicate as copy } from './duplicate.copy.ts'
import {
  bookingOptions,
  duplicateField,
  duplicateSchema,
  duplicateValues,
  hasRecipient,
  toDuplicate,
  type DuplicateValues,
} from './duplicate.ts'
import { companyName } from './place.ts'
import { products as productWords } from './products.copy.ts'
import { ProductsFields } from './ProductsFields.tsx'
import { recipient as recipientWords } from './recipient.copy.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { useDuplicate } from './use-duplicate.ts'

interface Props {
  source: Order
  bookings: readonly BookingSlot[]
  onSaved: () => unknown
  cancel: ReactNode
}

/** A new order like `source`, with codes of its own. */
export function DuplicateForm({ source, bookings, onSaved, cancel }: Props) {
  const form = useForm<DuplicateValues>({
    resolver: zodResolver(duplicateSchema),
    defaultValues: duplicateValues(source, bookings),
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const { receiveCode, send, isLost, isUnfinished } = useDuplicate()
  useUnsavedGuard(() => isUnfinished(isDirty))

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await send(toDuplicate(values, receiveCode))
      await onSaved()
    } catch (error) {
      for (const [path, message] of messagesByField(violationsOf(error))) {
        const field = duplicateField(path, values) as FieldPath<DuplicateValues>
        form.setError(field, { type: 'server', message })
      }
    }
  })

  const isRecipientKnown = hasRecipient(source)
  const { lastname, firstname, phone, email } = source.client ?? {}
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
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
