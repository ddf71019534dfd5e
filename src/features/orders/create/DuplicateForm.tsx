import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { companyName, companyOf } from '#domain/orders/place.ts'
import { phoneInPairs } from '#lib/contact.ts'
import { toFieldName, violationsOf } from '#lib/violations.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { ClientFields } from './ClientFields.tsx'
import { isClientField, orderOf } from './contents.ts'
import { client as clientWords, duplicate as copy, products as productWords } from './copy.ts'
import {
  bookingOptions,
  duplicateField,
  duplicateSchema,
  duplicateValues,
  type DuplicateValues,
  hasClient,
} from './duplicate.ts'
import { ProductsFields } from './ProductsFields.tsx'
import { useDuplicate } from './use-duplicate.ts'

interface Props {
  source: Order
  bookings: readonly BookingSlot[]
  onSaved: () => unknown
  cancel: ReactNode
}

export function DuplicateForm({ source, bookings, onSaved, cancel }: Props) {
  const [drawn] = useState(() => duplicateValues(source, bookings))
  const { receiveCode, sentBarcode, send, hasArrived, isLost, loses } = useDuplicate(source.id, drawn.barcode)
  const [isClientKnown, setIsClientKnown] = useState(() => hasClient(source))
  const { form, onSubmit } = useResourceForm<DuplicateValues, DuplicateValues, void>({
    schema: duplicateSchema,
    defaultValues: { ...drawn, ...(sentBarcode && { barcode: sentBarcode }) },
    submit: save,
    onSaved,
    onInvalid: saveInvalid,
    fieldOf: duplicateField,
    loses,
  })

  async function save(values: DuplicateValues) {
    try {
      await send(orderOf({ ...values, barcode: values.barcode.trim(), receiveCode }))
    } catch (error) {
      // The server refused the copied client: show its fields for correction.
      const refused = violationsOf(error).map(({ propertyPath }) => toFieldName(propertyPath))
      if (refused.some(isClientField)) setIsClientKnown(false)
      throw error
    }
  }

  async function saveInvalid() {
    // The query client has shown the failure of the look-up.
    if (await hasArrived().catch(() => false)) await onSaved()
  }

  const { lastname, firstname, phone, email } = source.client ?? {}
  const places = bookingOptions(source, bookings)
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      {isLost && <FormMessage>{copy.lost}</FormMessage>}
      <Card title={copy.copied}>
        <DescriptionList
          entries={[
            [copy.company, companyName(source)],
            ...(isClientKnown
              ? ([[copy.client, [`${firstname} ${lastname}`, phoneInPairs(phone), email].join(' · ')]] as const)
              : []),
          ]}
        />
      </Card>
      {places.every(({ disabled }) => disabled) && <NothingFree company={companyOf(source)?.id} />}
      <FormSection title={copy.order}>
        <TextField<DuplicateValues> name="barcode" label={copy.barcode} kind="code" scanned required />
        <SelectField<DuplicateValues> name="bookingSlot" label={copy.zone} options={places} clearable required />
        <HoldField />
        <CheckboxField<DuplicateValues> name="alcohol" label={productWords.containsAlcohol} span="full" />
      </FormSection>
      <FormSection title={productWords.title} narrow>
        <ProductsFields name="products" />
      </FormSection>
      {!isClientKnown && (
        <FormSection title={clientWords.title}>
          <ClientFields />
        </FormSection>
      )}
    </FormShell>
  )
}

function NothingFree({ company }: { company: number | undefined }) {
  return (
    <InfoNote tone="warning">
      {copy.nothingFree}{' '}
      <Can do="bookings:create">
        {company === undefined ? (
          <TextLink to="/bookings/creation">{copy.book}</TextLink>
        ) : (
          <TextLink to="/societes/$id/booking/creation" params={{ id: company }}>
            {copy.book}
          </TextLink>
        )}
      </Can>
    </InfoNote>
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
