import { itself, useFreshReading } from '#api/fresh-reading.ts'
import * as clients from '#api/generated/clients.writes.ts'
import type { Client } from '#api/generated/entities.ts'
import { clientBlank } from '#api/generated/orders.schema.ts'
import * as orders from '#api/generated/orders.ts'
import type { ClientCreate } from '#api/generated/orders.writes.ts'
import type { Ref } from '#api/read.ts'
import { ClientFields } from '#features/orders/create/ClientFields.tsx'
import { clientSchema, toClient } from '#features/orders/create/contents.ts'
import { changedOf, namesOf, valuesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
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

const toValues = (client: Ref<Client>): Values => ({ client: toClient(valuesOf(clientBlank, client)) })

// The server names the fields of the client (`email`); the form holds them under `client`, as the other forms do.
const aliases = Object.fromEntries(names.map((name) => [name, `client.${name}`]))

function ClientForm({ orderId, id, client, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = clients.useUpdateClient({
    success: messages.updated(orderId),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
  })
  const read = useFreshReading(orders.one(orderId, { q: ['id', { client: ['id', ...names] }] }), (order) =>
    order.client === undefined ? 'unread' : itself(order.client),
  )
  const { form, onSubmit } = useResourceForm<Values, Values, unknown, Ref<Client>>({
    schema,
    defaultValues: toValues(client),
    submit: (values, _changed, now) => {
      const { client: before } = toValues(now ?? client)
      const typed = toClient(values.client)
      // Without a change all four texts are sent, so that the server still decides about the save.
      return update({ id, body: changedOf(typed, (name) => typed[name] !== before[name]) ?? typed })
    },
    stored: { read, toValues, compared: (values) => ({ client: toClient(values.client) }) },
    onSaved: onClose,
    aliases,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editClient}>
      <ClientFields />
    </FormShell>
  )
}
