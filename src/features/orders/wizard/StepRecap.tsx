import { zodResolver } from '@hookform/resolvers/zod'
import { FormShell } from '#ui/form/FormShell.tsx'
import { actions } from './copy.ts'
import { orderDraftsOf, typeContents } from './draft.ts'
import { OrderDraftSection } from './OrderDraftSection.tsx'
import { recapSchema, type RecapValues } from './recap-schema.ts'
import { refusalsOf } from './refusals.ts'
import type { StepProps } from './step-props.ts'
import { CancelButton, PreviousButton } from './StepBar.tsx'
import { isStarted } from './submission.ts'
import { SubmissionProgress, SubmissionReport } from './SubmissionReport.tsx'
import { useStepForm } from './use-step-form.ts'
import type { Progress } from './use-submission.ts'

interface Props extends StepProps {
  submit: () => Promise<unknown>
  progress: Progress | undefined
  companyId: number
}

/** Recap of the order of each slot, and its result once it is sent. */
export function StepRecap({ store, goTo, onCancel, onShown, submit, progress, companyId }: Props) {
  const { draft, read, update } = store
  const orderDrafts = orderDraftsOf(draft)
  const { form, ref, showRefusals } = useStepForm<RecapValues>({
    defaultValues: {
      orders: orderDrafts.map(({ contents, booking }) => ({ ...structuredClone(contents), booking: String(booking) })),
    },
    resolver: zodResolver(recapSchema),
    onShown,
    refusals: refusalsOf(draft).orders,
    onType: (values) => {
      const typed = orderDraftsOf(read()).flatMap(({ key }, index) => {
        const { products, alcohol } = values.orders[index] ?? {}
        return products === undefined ? [] : [[key, { products, alcohol: alcohol === true }] as const]
      })
      update((before) => typeContents(before, structuredClone(Object.fromEntries(typed))))
    },
  })

  async function validate() {
    await submit()
    const { client, orders: refused } = refusalsOf(read())
    // A refused client is shown in the step where the client is typed.
    if (client.size > 0) return goTo('client')
    return showRefusals(refused)
  }

  return (
    <FormShell
      ref={ref}
      form={form}
      note={false}
      onSubmit={form.handleSubmit(validate)}
      submitLabel={actions.validate}
      cancel={!progress && <PreviousButton onBack={() => goTo('client')} />}
      barEnd={progress ? <SubmissionProgress progress={progress} /> : <CancelButton onCancel={onCancel} />}
    >
      {!progress && <SubmissionReport submission={draft.submission} />}
      {orderDrafts.map((each, index) => (
        <OrderDraftSection
          key={each.key}
          orderDraft={each}
          index={index}
          total={orderDrafts.length}
          order={draft.submission?.orders[index]}
          sending={progress?.index === index}
          locked={isStarted(draft.submission) && draft.submission?.orders[index]?.state === 'created'}
          store={store}
          companyId={companyId}
        />
      ))}
    </FormShell>
  )
}
