import * as z from 'zod/mini'
import * as clients from '#api/generated/clients.ts'
import type { Client } from '#api/generated/entities.ts'
import type { ClientCreate } from '#api/generated/orders.ts'
import type { Ref } from '#api/read.ts'
import { noRecipient, recipientSchema, toClient } from '#features/orders/contents/recipient.ts'
import { RecipientFields } from '#features/orders/contents/RecipientFields.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import type { DialogProps } from '#ui/LateDialog.tsx'
import { messages, titles } from './copy.ts'

interface Props extends DialogProps {
  orderId: number
  id: number
  client: Ref<Client>
}

export const ClientDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editClient}>
    <ClientForm {...rest} />
  </Dialog>
)

interface Values {
  client: ClientCreate
}

const schema = z.object({ client: recipientSchema })
const names = ['lastname', 'firstname', 'phone', 'email'] as const

// The server names the fields of the client (`email`); the form holds them under `client`, as the other forms do.
const aliases = Object.fromEntries(names.map((name) => [name, `client.${name}`]))

function ClientForm({ orderId, id, client, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = clients.useUpdateClient({ success: messages.updated(orderId), failure: 'refusal' })
  const stored = toClient({ ...noRecipient, ...client })
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { client: stored },
    submit: (values) => {
      const typed = toClient(values.client)
      const changed = names.filter((name) => typed[name] !== stored[name])
      // An unchanged recipient is sent all the same: the server decides whether the save succeeds.
      const keys = changed.length > 0 ? changed : names
      return update({ id, body: Object.fromEntries(keys.map((name) => [name, typed[name]])) })
    },
    onSaved: onClose,
    aliases,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editClient}>
      <RecipientFields />
    </FormShell>
  )
}
