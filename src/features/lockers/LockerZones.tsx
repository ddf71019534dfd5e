import { Box } from '@mantine/core'
import { type ComponentProps, useCallback, useState } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import { useRemoveSlot } from '#api/generated/slots.writes.ts'
import { useRemoveTemperatureZone } from '#api/generated/temperature-zones.writes.ts'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { messages, sections } from './copy.ts'
import { LockerBoard } from './LockerBoard.tsx'
import { useLockerZones, zoneNameOf } from './zones.ts'
import { type Part, ZonesTable } from './ZonesTable.tsx'
import styles from './LockerZones.module.css'

const loadZone = async () => (await import('./ZoneDialog.tsx')).ZoneDialog
const loadSlot = async () => (await import('./ZoneDialog.tsx')).SlotDialog

/** Above this number of zones, the board is above the table and its bands are in columns, so that all are visible. */
const sideBySide = 4

/** The board and the table of the machine's zones, side by side where there is room. */
export function LockerZones({
  locker,
  parcels,
}: Pick<ComponentProps<typeof LockerBoard>, 'parcels'> & { locker: Locker }) {
  const zones = useLockerZones(locker)
  const many = zones.length > sideBySide
  const [edited, setEdited] = useState<Part>()
  const [opened, setOpened] = useState(false)
  const mayEdit = useCan('lockers:edit')
  const mayRemove = useCan('lockers:remove')
  const { mutateAsync: removeZone } = useRemoveTemperatureZone({ success: messages.zoneRemoved })
  const { mutateAsync: removeSlot } = useRemoveSlot({ success: messages.slotRemoved })

  const close = () => setOpened(false)
  const zoneId = zones.find(({ slots }) => slots?.some(({ id }) => id === edited?.id))?.id
  // Stable functions, so that opening a dialog does not render hundreds of rows.
  const edit = useCallback((part: Part) => {
    setEdited(part)
    setOpened(true)
  }, [])
  const remove = useCallback(
    ({ id, ...part }: Part) =>
      void confirm({
        ...('zone' in part ? messages.removeZone(zoneNameOf(part.zone)) : messages.removeSlot(id)),
        danger: true,
        run: () => ('zone' in part ? removeZone({ id }) : removeSlot({ id })),
      }),
    [removeZone, removeSlot],
  )

  return (
    <Box className={styles['container']} mt="lg">
      <div className={styles['columns']} data-many={many || undefined}>
        <LockerBoard zones={zones} parcels={parcels} many={many} />
        <Card title={sections.zones} count={howMany.zones(zones.length)} flush>
          <ZonesTable zones={zones} onEdit={mayEdit ? edit : undefined} onRemove={mayRemove ? remove : undefined} />
        </Card>
      </div>
      {edited &&
        ('zone' in edited ? (
          <LateDialog key={edited.zone['@id']} load={loadZone} props={edited} opened={opened} onClose={close} />
        ) : (
          <LateDialog
            key={edited.slot['@id']}
            load={loadSlot}
            props={{ ...edited, zoneId }}
            opened={opened}
            onClose={close}
          />
        ))}
    </Box>
  )
}
