import { zodResolver } from '@hookform/resolvers/zod'
import type { ClientCreate } from '#api/generated/orders.writes.ts'
import { z } from '#lib/zod.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientSchema } from './contents.ts'
import { actions, messages, steps } from './copy.ts'
import { countCreated, isStarted, refusalsOf, typeClient } from './draft.ts'
import { CancelButton, PreviousButton, type StepProps, SubmissionReport, useStepForm } from './step-form.tsx'

interface Values {
  client: ClientCreate
}

const schema = z.object({ client: clientSchema })

export function StepClient({ store, goTo, onCancel, onShown }: StepProps) {
  const { draft, update } = store
  const { form, ref } = useStepForm<Values>({
    defaultValues: { client: draft.client },
    resolver: zodResolver(schema),
    onShown,
    refusals: refusalsOf(draft).client,
    onType: ({ client }) => update((before) => typeClient(before, { ...client })),
  })
  const created = countCreated(draft.submission)
  return (
    <FormShell
      ref={ref}
      form={form}
      onSubmit={form.handleSubmit(() => goTo('recap'))}
      submitLabel={actions.next}
      enterKey="next"
      cancel={!isStarted(draft.submission) && <PreviousButton onBack={() => goTo('slots')} />}
      barEnd={<CancelButton onCancel={onCancel} />}
    >
      <SubmissionReport submission={draft.submission} />
      {created > 0 && <InfoNote>{messages.clientSettled(created)}</InfoNote>}
      <FormSection title={steps.titles.client} hint={messages.clientHint}>
        <ClientFields />
      </FormSection>
    </FormShell>
  )
}
