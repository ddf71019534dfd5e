import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Flex } from '@mantine/core'
import { FormShell } from '#ui/form/FormShell.tsx'
import { actions, messages } from './copy.ts'
import { isStarted, orderDraftsOf, refusalsOf, typeContents } from './draft.ts'
import { OrderDraftSection, recapSchema, type RecapValues } from './OrderDraftSection.tsx'
import { PreviousButton, type StepProps, SubmissionReport, useStepForm } from './step-form.tsx'
import type { Progress } from './use-submission.ts'

interface Props extends StepProps {
  submit: () => Promise<unknown>
  progress: Progress | undefined
  companyId: number
}

export function StepRecap({ submit, progress, companyId, ...props }: Props) {
  const { store, goTo } = props
  const { draft, read, update } = store
  const orderDrafts = orderDraftsOf(draft)
  const { form, shell, showRefusals } = useStepForm<RecapValues>(props, {
    defaultValues: {
      orders: orderDrafts.map(({ contents, booking }) => ({ ...structuredClone(contents), booking: String(booking) })),
    },
    resolver: zodResolver(recapSchema),
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
    // Violations of the client are shown in its step.
    if (client.size > 0) return goTo('client')
    return showRefusals(refused)
  }

  return (
    <FormShell
      {...shell}
      note={false}
      onSubmit={form.handleSubmit(validate)}
      submitLabel={actions.validate}
      enterKey="done"
      cancel={!progress && <PreviousButton onBack={() => goTo('client')} />}
      barEnd={progress ? <SubmissionProgress progress={progress} /> : shell.barEnd}
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

function SubmissionProgress({ progress: { index, total } }: { progress: Progress }) {
  const words = messages.sending(index + 1, total)
  return (
    <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md">
      <span role="status">{words}</span>
      {total > 1 && <Box component="progress" w={120} value={index} max={total} aria-label={words} />}
    </Flex>
  )
}
