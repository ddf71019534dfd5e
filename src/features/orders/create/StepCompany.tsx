import { zodResolver } from '@hookform/resolvers/zod'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { nameOf } from '#lib/names.ts'
import { z } from '#lib/zod.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actions, messages, steps } from './copy.ts'
import { chooseCompany } from './draft.ts'
import { type StepProps, useStepForm } from './step-form.tsx'

/** Requests only the ids of the bookings. The next step reads the bookings themselves. */
export const companiesQuery = {
  q: ['id', 'name', 'cleveronCompanyId', { bookingSlots: ['id'] }],
} as const satisfies { q: Selection<Company> }

const schema = z.object({ company: z.string().min(1, words.required) })
type Values = z.infer<typeof schema>

export function StepCompany(props: StepProps) {
  const { data } = companies.useCompaniesWithBookingSlots(companiesQuery)
  const { draft, read, update } = props.store
  // Offers a company whose bookings are unknown, because the next step fetches them.
  const offered = data.items.filter(({ bookingSlots }) => bookingSlots?.length !== 0)
  const chosen = draft.company

  const { form, shell } = useStepForm<Values>(props, {
    defaultValues: { company: chosen === undefined ? '' : String(chosen.id) },
    resolver: zodResolver(schema),
    onType: ({ company }) => {
      const picked = offered.find(({ id }) => String(id) === company)
      if (picked === undefined) return
      const { id, cleveronCompanyId } = picked
      update((before) =>
        chooseCompany(before, { id, name: nameOf(picked), ...(cleveronCompanyId && { cleveronCompanyId }) }),
      )
    },
  })

  if (offered.length === 0 && chosen === undefined) {
    return (
      <Card>
        <EmptyState
          sentence={messages.noCompany}
          suggestion={messages.noCompanySuggestion}
          action={
            <Can do="bookings:create">
              <LinkButton to="/bookings/creation">{actions.book}</LinkButton>
            </Can>
          }
        />
      </Card>
    )
  }
  return (
    <FormShell {...shell} onSubmit={form.handleSubmit(() => read().company && props.goTo('slots'))}>
      <FormSection title={steps.titles.company}>
        <SelectField<Values>
          name="company"
          label={steps.names.company}
          hint={messages.companyHint}
          span="full"
          incomplete={data.incomplete}
          options={offered.map((company) => ({ value: String(company.id), label: nameOf(company) }))}
          current={chosen && { value: String(chosen.id), label: chosen.name }}
          required
        />
      </FormSection>
    </FormShell>
  )
}
