import { UserCheck } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import { fullName } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { MissingText } from '#ui/MissingText.tsx'
import { actions, titles } from './copy.ts'

const load = async () => (await import('./ShipperDialog.tsx')).ShipperDialog

/** The person who brings the parcel to the machine. */
export function ShipperCard({ order: { id, status, shippedBy } }: { order: Order }) {
  const assign = (
    <Can do="orders:assign-shipper">
      <DialogButton load={load} props={{ id, status, shippedBy }} leftSection={<UserCheck {...icon} />}>
        {shippedBy === undefined ? actions.assign : actions.reassign}
      </DialogButton>
    </Can>
  )
  return (
    <Card title={titles.shipper} actions={assign}>
      {shippedBy?.id === undefined ? (
        <MissingText>{shippedBy && fullName(shippedBy)}</MissingText>
      ) : (
        <TextLink to="/utilisateurs/detail/$id" params={{ id: shippedBy.id }}>
          {fullName(shippedBy)}
        </TextLink>
      )}
    </Card>
  )
}
