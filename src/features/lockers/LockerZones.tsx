import { lazy, Suspense, useState } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import { Card } from '#ui/Card.tsx'
import { sections } from './copy.ts'
import { LockerBoard } from './LockerBoard.tsx'
import { useRemoveSlot, useRemoveZone } from './use-removals.ts'
import { useLockerZones, type Zone, type ZoneSlot } from './zones.ts'
import { ZonesTable } from './ZonesTable.tsx'
import styles from './LockerZones.module.css'

const ZoneDialog = lazy(async () => ({ default: (await import('./ZoneDialog.tsx')).ZoneDialog }))
const SlotDialog = lazy(async () => ({ default: (await import('./SlotDialog.tsx')).SlotDialog }))

type Edited = { id: number } & ({ zone: Zone } | { slot: ZoneSlot })

/** The board and the table of one machine's zones, side by side where there is room. */
export function LockerZones({ locker }: { locker: Locker }) {
  const zones = useLockerZones(locker)
  const [edited, setEdited] = useState<Edited>()
  const [opened, setOpened] = useState(false)
  const removeZone = useRemoveZone()
  const removeSlot = useRemoveSlot()

  function edit(next: Edited | undefined) {
    setEdited(next)
    setOpened(next !== undefined)
  }
  // Only what came without any identity has no id; there is nothing that could be done with it.
  const withId = <T extends { id?: number }>(act: (id: number, row: T) => unknown) => {
    return (row: T) => void (row.id !== undefined && act(row.id, row))
  }
  const close = () => setOpened(false)

  return (
    <div className={styles['container']}>
      <div className={styles['columns']}>
        <LockerBoard zones={zones} />
        <Card title={sections.zones} count={zones.length} flush>
          <ZonesTable
            zones={zones}
            onEditZone={withId((id, zone: Zone) => edit({ id, zone }))}
            onRemoveZone={withId(removeZone)}
            onEditSlot={withId((id, slot: ZoneSlot) => edit({ id, slot }))}
            onRemoveSlot={withId(removeSlot)}
          />
        </Card>
      </div>
      {edited && (
        <Suspense>
          {'zone' in edited ? (
            <ZoneDialog key={edited.zone['@id']} {...edited} opened={opened} onClose={close} />
          ) : (
            <SlotDialog key={edited.slot['@id']} {...edited} opened={opened} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}
