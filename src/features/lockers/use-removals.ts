import { useCallback } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.writes.ts'
import * as slots from '#api/generated/slots.writes.ts'
import { useRemoveTemperatureZone } from '#api/generated/temperature-zones.writes.ts'
import { confirm, removal } from '#ui/dialog/confirm.ts'
import { messages } from './copy.ts'
import { referenceOf, type Zone, zoneNameOf } from './zones.ts'

/**
 * Deletes the machine after confirmation.
 * @param options `refetch: 'none'` on the machine's page, whose data must not be refetched after the deletion
 * @returns a function that resolves to true if the record was deleted
 */
export function useRemoveLocker(options: { refetch?: 'none' } = {}) {
  const { mutateAsync } = lockers.useRemoveLocker({ success: messages.removed, ...options })
  return removal<Locker>(messages, referenceOf, mutateAsync)
}

export function useRemoveZone() {
  const { mutateAsync: remove } = useRemoveTemperatureZone({ success: messages.zoneRemoved })
  return useCallback(
    (id: number, zone: Zone) =>
      confirm({
        title: messages.removeZoneTitle,
        message: `${messages.removeZoneQuestion(zoneNameOf(zone))} ${messages.removeZoneWarning}`,
        danger: true,
        run: () => remove({ id }),
      }),
    [remove],
  )
}

export function useRemoveSlot() {
  const { mutateAsync: remove } = slots.useRemoveSlot({ success: messages.slotRemoved })
  return useCallback(
    (id: number) =>
      confirm({
        title: messages.removeSlotTitle,
        message: messages.removeSlotQuestion(id),
        danger: true,
        run: () => remove({ id }),
      }),
    [remove],
  )
}
