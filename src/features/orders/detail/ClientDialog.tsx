import type { ReactNode } from 'react'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import * as clients from '#api/generated/clients.writes.ts'
import type { Client } from '#api/generated/entities.ts'
import { clientBlank } from '#api/generated/orders.schema.ts'
import * as orders from '#api/generated/orders.ts'
import { type ClientCreate, useResendOrderNotification } from '#api/generated/orders.writes.ts'
import type { Ref } from '#api/read.ts'
import { changeOnScreen } from '#features/orders/change/change-orders.ts'
import { messages as changeMessages } from '#features/orders/change/copy.ts'
import { type Channel, rememberResend } from '#features/orders/change/resends.ts'
import { ClientFields } from '#features/orders/create/ClientFields.tsx'
import { clientRules, toClient } from '#features/orders/create/contents.ts'
import { changedOf, namesOf, valuesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { actions, messages, titles } from './copy.ts'

interface Props extends DialogProps {
  orderId: number
  id: number
  client: Ref<Client>
}

export const ClientDialog = ({ opened, sendsAgain = false, ...rest }: Props & { sendsAgain?: boolean }) => (
  <Dialog opened={opened} onClose={rest.onClose} title={sendsAgain ? actions.correct : titles.editClient}>
    {sendsAgain ? <ClientCorrection {...rest} /> : <ClientForm {...rest} />}
  </Dialog>
)

interface Values {
  client: ClientCreate
}

const names = namesOf(clientBlank)

const toValues = (client: Ref<Client>): Values => ({ client: toClient(valuesOf(clientBlank, client)) })

// The server names the fields of the client (`email`); the form holds them under `client`, as the other forms do.
const aliases = Object.fromEntries(names.map((name) => [name, `client.${name}`]))

/** Sends the notification again when the server has confirmed the correction: the e-mail if only the address changes, else the SMS. */
export function ClientCorrection(props: CorrectionProps) {
  const { orderId, client } = props
  const { mutateAsync: resend } = useResendOrderNotification({ success: changeMessages.resent })

  function sendAgain({ phone, email }: ClientCreate) {
    const before = toValues(client).client
    const channel: Channel = email !== before.email && phone === before.phone ? 'mail' : 'sms'
    // The failure of the notification has its own message.
    rememberResend(orderId, channel, () => resend({ id: orderId, [channel]: true })).catch(() => {})
  }

  return <ClientForm {...props} submitLabel={actions.correct} onSent={sendAgain} />
}

interface CorrectionProps extends Omit<Props, 'opened'> {
  /** « Annuler » where it does not close the dialog. */
  cancel?: ReactNode
}

interface FormProps extends CorrectionProps {
  submitLabel?: string
  onSent?: (client: ClientCreate) => void
}

function ClientForm({ orderId, id, client, onClose, submitLabel, onSent, cancel }: FormProps) {
  const { mutateAsync: update } = clients.useUpdateClient({
    success: messages.updated(orderId),
    ...changeOnScreen,
  })
  const read = useFreshReading(orders.one(orderId, { q: ['id', { client: ['id', ...names] }] }), (order) =>
    order.client === undefined ? 'unread' : fromRecord(order.client),
  )
  const { form, onSubmit } = useResourceForm<Values, Values, void, Ref<Client>>({
    schema: z.object({ client: clientRules(toValues(client).client) }),
    defaultValues: toValues(client),
    submit: async (values, _changed, now) => {
      const { client: before } = toValues(now ?? client)
      const typed = toClient(values.client)
      // Without a change all four texts are sent, so that the server still decides about the save.
      await update({ id, body: changedOf(typed, (name) => typed[name] !== before[name]) ?? typed })
      onSent?.(typed)
    },
    stored: { read, toValues, compared: (values) => ({ client: toClient(values.client) }) },
    onSaved: onClose,
    aliases,
  })
  return (
    <FormShell
      form={form}
      onSubmit={onSubmit}
      compact
      label={submitLabel ?? titles.editClient}
      {...(submitLabel && { submitLabel })}
      cancel={cancel}
    >
      <ClientFields />
    </FormShell>
  )
}
