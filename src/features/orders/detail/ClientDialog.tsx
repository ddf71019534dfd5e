import * as clients from '#api/generated/clients.writes.ts'
import type { Client } from '#api/generated/entities.ts'
import { clientBlank } from '#api/generated/orders.schema.ts'
import type { ClientCreate } from '#api/generated/orders.writes.ts'
import type { Ref } from '#api/read.ts'
import { clientSchema, toClient } from '#features/orders/contents/client.ts'
import { ClientFields } from '#features/orders/contents/ClientFields.tsx'
import { changedOf, namesOf, valuesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
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

const schema = z.object({ client: clientSchema })
const names = namesOf(clientBlank)

// The server names the fields of the client (`email`); the form holds them under `client`, as the other forms do.
const aliases = Object.fromEntries(names.map((name) => [name, `client.${name}`]))

function ClientForm({ orderId, id, client, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = clients.useUpdateClient({
    success: messages.updated(orderId),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
  })
  const stored = toClient(valuesOf(clientBlank, client))
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { client: stored },
    submit: (values) => {
      const typed = toClient(values.client)
      // When nothing was changed all four texts are sent, so that the server still accepts or refuses the save.
      return update({ id, body: changedOf(typed, (name) => typed[name] !== stored[name]) ?? typed })
    },
    onSaved: onClose,
    aliases,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editClient}>
      <ClientFields />
    </FormShell>
  )
}
