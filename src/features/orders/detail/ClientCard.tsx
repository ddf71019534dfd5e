import { Pencil } from 'lucide-react'
import type { Client } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { numberOf } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { DescriptionList } from '#ui/MissingText.tsx'
import { actions, fields, messages, titles } from './copy.ts'
import styles from './detail.module.css'

const load = async () => (await import('./ClientDialog.tsx')).ClientDialog

/** The name of the client, or the number when the server sent a bare IRI. */
const clientName = (client: Ref<Client>) =>
  [client.lastname, client.firstname].filter(Boolean).join(' ') || numberOf(client)

/** The client. Only a client with an id can be edited. */
export function ClientCard({ orderId, client }: { orderId: number; client: Ref<Client> | undefined }) {
  const edit = client?.id !== undefined && (
    <Can do="orders:edit">
      <DialogButton load={load} props={{ orderId, id: client.id, client }} leftSection={<Pencil {...icon} />}>
        {actions.edit}
      </DialogButton>
    </Can>
  )
  return (
    <Card title={titles.client} actions={edit}>
      {client === undefined ? (
        <p className={styles['nothing']}>{messages.noClient}</p>
      ) : (
        <DescriptionList
          entries={[
            [fields.name, clientName(client)],
            [fields.phone, client.phone],
            [fields.email, client.email],
          ]}
        />
      )}
    </Card>
  )
}
