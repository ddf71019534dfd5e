import { Box, Text } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { onceInBackground } from '#api/query-settings.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { nameOf } from '#lib/names.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { InfoNote } from '#ui/page-states.tsx'
import { fields, messages, sections } from './copy.ts'
import { companySchema, companyValues, type CompanyValues, toCreate } from './schema.ts'

interface Props {
  /** The company to edit. Undefined for a creation. */
  company?: Company
  reread?: () => Promise<FreshReading<Company>>
  submit: (values: CompanyValues, changed: (name: keyof CompanyValues) => boolean) => Promise<Company | undefined>
  onSaved: (saved: Company | undefined) => unknown
  message?: ReactNode
  cancel: ReactNode
}

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
          kind="url"
          autoComplete="on"
          required
        />
        <TextField<CompanyValues> name="name" label={fields.name} kind="name" required />
      </FormSection>
      <FormSection title={sections.contact}>
        <TextField<CompanyValues> name="contactName" label={fields.contactName} kind="name" required />
        <TextField<CompanyValues> name="contactEmail" label={fields.contactEmail} kind="email" required />
        <TextField<CompanyValues> name="contactPhone" label={fields.contactPhone} kind="phone" required />
      </FormSection>
      <FormSection title={sections.notifications}>
        <CheckboxField<CompanyValues> name="smsProviderActive" label={fields.smsProviderActive} />
        <CheckboxField<CompanyValues> name="mailProviderActive" label={fields.mailProviderActive} />
      </FormSection>
    </FormShell>
  )
}

/** Warns when another company has the id. It blocks nothing: the server decides. A failed look-up is not shown. */
function ExternalIdField({ looksUp }: { looksUp: boolean }) {
  const queryClient = useQueryClient()
  const { getValues } = useFormContext<CompanyValues>()
  const current = useWatch<CompanyValues, 'cleveronCompanyId'>({ name: 'cleveronCompanyId' }).trim()
  const [taken, setTaken] = useState<{ id: string; owner: string | undefined }>()
  // Not about an id that was corrected since.
  const owner = taken?.id === current ? taken.owner : undefined
  const asked = useRef<QueryKey>(undefined)

  async function warnOfDuplicate() {
    const typed = getValues('cleveronCompanyId').trim()
    setTaken(undefined)
    // Aborts the look-up of the previous id.
    if (asked.current !== undefined) void queryClient.cancelQueries({ queryKey: asked.current, exact: true })
    if (typed === '') return
    const lookUp = companies.page({ cleveronCompanyId: typed, q: ['id', 'name', 'cleveronCompanyId'] })
    asked.current = lookUp.queryKey
    const found = await queryClient.query({ ...lookUp, meta: onceInBackground.meta }).catch(() => undefined)
    // A server without this filter answers with every company, so the ids are compared here.
    const same = found?.items.find((company) => company.cleveronCompanyId === typed)
    if (same) setTaken({ id: typed, owner: nameOf(same) })
  }

  return (
    // This element only listens to blur. The field itself is the item of the form's grid.
    <Box display="contents" onBlur={looksUp ? () => void warnOfDuplicate() : undefined}>
      <TextField<CompanyValues>
        name="cleveronCompanyId"
        label={fields.cleveronCompanyId}
        kind="code"
        hint={
          owner === undefined ? undefined : (
            <Text span inherit c="var(--tone-warning-text)">
              {messages.duplicate(owner)}
            </Text>
          )
        }
        required
      />
    </Box>
  )
}
