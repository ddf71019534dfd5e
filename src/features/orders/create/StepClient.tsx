import { zodResolver } from '@hookform/resolvers/zod'
import { z } from '#lib/zod.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientSchema } from './contents.ts'
import { messages, steps } from './copy.ts'
import { countCreated, isStarted, refusalsOf, typeClient } from './draft.ts'
import { PreviousButton, type StepProps, SubmissionReport, useStepForm } from './step-form.tsx'

const schema = z.object({ client: clientSchema })

export function StepClient(props: StepProps) {
  const { draft, update } = props.store
  const { form, shell } = useStepForm<z.infer<typeof schema>>(props, {
    defaultValues: { client: draft.client },
    resolver: zodResolver(schema),
    refusals: refusalsOf(draft).client,
    onType: ({ client }) => update((before) => typeClient(before, { ...client })),
  })
  const created = countCreated(draft.submission)
  return (
    <FormShell
      {...shell}
      onSubmit={form.handleSubmit(() => props.goTo('recap'))}
      cancel={!isStarted(draft.submission) && <PreviousButton onBack={() => props.goTo('slots')} />}
    >
      <SubmissionReport submission={draft.submission} />
      {created > 0 && <InfoNote>{messages.clientSettled(created)}</InfoNote>}
      <FormSection title={steps.titles.client} hint={messages.clientHint}>
        <ClientFields />
      </FormSection>
    </FormShell>
  )
}
