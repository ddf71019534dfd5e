import { Group, Text } from '@mantine/core'
import { Pencil, Send } from 'lucide-react'
import type { Client, Order } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { statusFacts } from '#domain/orders/status.ts'
import { numberOf } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { MailLink, PhoneLink } from '#ui/contact.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { DescriptionList } from '#ui/MissingText.tsx'
import { actions, fields, messages, titles } from './copy.ts'

const load = async () => (await import('./ClientDialog.tsx')).ClientDialog

/** The name of the client, or the number when the server sent a bare IRI. */
const clientName = (client: Ref<Client>) =>
  [client.lastname, client.firstname].filter(Boolean).join(' ') || numberOf(client)

/** The client. Only a client with an id can be edited. */
export function ClientCard({ order: { id: orderId, client, status } }: { order: Order }) {
  const mayResend = useCan('orders:resend') && statusFacts(status)?.acts.includes('resend') === true
  const edit = client?.id !== undefined && (
    <Can do="orders:edit">
      <Group data-fill="phone" gap="sm" wrap="nowrap">
        <DialogButton
          load={load}
          props={{ orderId, id: client.id, client, sendsAgain: true }}
          leftSection={<Send {...icon} />}
          offered={mayResend}
        >
          {actions.correct}
        </DialogButton>
        <DialogButton
          load={load}
          props={{ orderId, id: client.id, client, sendsAgain: false }}
          leftSection={<Pencil {...icon} />}
        >
          {actions.edit}
        </DialogButton>
      </Group>
    </Can>
  )
  return (
    <Card title={titles.client} actions={edit}>
      {client === undefined ? (
        <Text c="dimmed">{messages.noClient}</Text>
      ) : (
        <DescriptionList
          entries={[
            [fields.name, clientName(client)],
            [fields.phone, client.phone && <PhoneLink key="phone" phone={client.phone} />],
            [fields.email, client.email && <MailLink key="email" email={client.email} />],
          ]}
        />
      )}
    </Card>
  )
}
