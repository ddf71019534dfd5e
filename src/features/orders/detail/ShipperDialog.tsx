import { useMemo } from 'react'
import type { User } from '#api/generated/entities.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { readState } from '#api/read-state.ts'
import type { Ref } from '#api/read.ts'
import { readRelations, shipperOptions } from '#features/orders/change/change-orders.ts'
import { couriers } from '#features/orders/change/copy.ts'
import { z } from '#lib/zod.ts'
import { useAllPeople } from '#session/people.ts'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { fields, messages, titles } from './copy.ts'

interface Props extends DialogProps {
  id: number
  status: string | undefined
  shippedBy: Ref<User> | undefined
}

export const ShipperDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.assign} size="sm">
    <ShipperForm {...rest} />
  </Dialog>
)

const schema = z.object({ shippedBy: z.string().min(1, words.required) })
type Values = z.infer<typeof schema>

function ShipperForm({ id, status, shippedBy, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.assigned,
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
    undo: shippedBy && { read: readRelations, was: { shippedBy: shippedBy['@id'] }, same: { status } },
  })
  const everybody = useAllPeople()
  const { data } = everybody
  const { isRead, hasFailed, isAsking } = readState(everybody)
  const options = useMemo(() => data && shipperOptions(data.items), [data])
  const isListed = options?.some(({ value }) => value === shippedBy?.['@id'])
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { shippedBy: '' },
    submit: (body) => update({ id, body }),
    onSaved: onClose,
  })
  const failed = hasFailed && !isRead
  if (failed || options?.length === 0)
    return (
      <EmptyState
        sentence={failed ? couriers.unavailable : couriers.none}
        action={failed && <RetryButton busy={isAsking} onRetry={everybody.refetch} />}
      />
    )
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.assign}>
      <SelectField<Values>
        name="shippedBy"
        label={fields.shipper}
        hint={messages.pickHint}
        placeholder={isListed ? (options?.find(({ value }) => value === shippedBy?.['@id'])?.label ?? '') : ''}
        options={options ?? []}
        loading={options === undefined}
        incomplete={data?.incomplete}
        required
        data-autofocus
      />
    </FormShell>
  )
}
