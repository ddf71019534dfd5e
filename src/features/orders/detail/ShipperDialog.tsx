import type { User } from '#api/generated/entities.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import type { Ref } from '#api/read.ts'
import { changeOnScreen, readRelations, useCouriers } from '#features/orders/change/change-orders.ts'
import { z } from '#lib/zod.ts'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { actions, messages, titles } from './copy.ts'

interface Props extends DialogProps {
  id: number
  status: string | undefined
  shippedBy: Ref<User> | undefined
}

export const ShipperDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={actions.assign} size="sm">
    <ShipperForm {...rest} />
  </Dialog>
)

const schema = z.object({ shippedBy: z.string().min(1, words.required) })
type Values = z.infer<typeof schema>

function ShipperForm({ id, status, shippedBy, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.assigned,
    ...changeOnScreen,
    undo: shippedBy && { read: readRelations, was: { shippedBy: shippedBy['@id'] }, same: { status } },
  })
  const { options, isIncomplete, problem, retry } = useCouriers()
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { shippedBy: '' },
    submit: (body) => update({ id, body }),
    onSaved: onClose,
  })
  if (problem !== undefined) return <EmptyState sentence={problem} action={retry && <RetryButton {...retry} />} />
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={actions.assign}>
      <SelectField<Values>
        name="shippedBy"
        label={titles.shipper}
        hint={messages.pickHint}
        placeholder={options?.find(({ value }) => value === shippedBy?.['@id'])?.label ?? ''}
        options={options ?? []}
        loading={options === undefined}
        incomplete={isIncomplete}
        required
        data-autofocus
      />
    </FormShell>
  )
}
