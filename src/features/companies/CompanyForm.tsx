import { type ReactNode, useState } from 'react'
import type { Company } from '#api/generated/entities.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { InfoNote } from '#ui/page-states.tsx'
import { fields, messages, sections } from './copy.ts'
import { ExternalIdField } from './ExternalIdField.tsx'
import { companySchema, companyValues, type CompanyValues, toCreate } from './schema.ts'

interface Props {
  /** The company to edit. Undefined for a creation. */
  company?: Company
  /** Reads the company to edit again. */
  reread?: () => Promise<FreshReading<Company>>
  submit: (values: CompanyValues, changed: (name: keyof CompanyValues) => boolean) => Promise<Company | undefined>
  onSaved: (saved: Company | undefined) => unknown
  /** A message about the last attempt. */
  message?: ReactNode
  cancel: ReactNode
}

/** The form of creation and edition. */
export function CompanyForm({ company, reread, submit, onSaved, message, cancel }: Props) {
  const [schema] = useState(() => companySchema(company))
  const { form, onSubmit } = useResourceForm<CompanyValues, CompanyValues, Company | undefined, Company>({
    schema,
    defaultValues: companyValues(company),
    submit,
    stored: reread && { read: reread, toValues: companyValues, compared: toCreate },
    onSaved,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      {message}
      <InfoNote>{messages.checkFirst}</InfoNote>
      <FormSection title={sections.company}>
        <ExternalIdField looksUp={company === undefined} />
        <TextField<CompanyValues>
          name="orderEventUrl"
          label={fields.orderEventUrl}
          hint={messages.orderEventHint}
          type="url"
          inputMode="url"
          required
        />
        <TextField<CompanyValues> name="name" label={fields.name} autoComplete="off" required />
      </FormSection>
      <FormSection title={sections.contact}>
        <TextField<CompanyValues> name="contactName" label={fields.contactName} autoComplete="off" required />
        <TextField<CompanyValues>
          name="contactEmail"
          label={fields.contactEmail}
          type="email"
          autoComplete="off"
          required
        />
        <TextField<CompanyValues>
          name="contactPhone"
          label={fields.contactPhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
        />
      </FormSection>
      <FormSection title={sections.notifications}>
        <CheckboxField<CompanyValues> name="smsProviderActive" label={fields.smsProviderActive} />
        <CheckboxField<CompanyValues> name="mailProviderActive" label={fields.mailProviderActive} />
      </FormSection>
    </FormShell>
  )
}
