import { useRef, useState, useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, storedValue } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { useSuspendedUser } from '#session/session.ts'
import { currentOwner } from '#session/tab.ts'
import { askToLeave, usePersistedWork, useLeaveBlocker } from '#ui/form/use-unsaved-guard.ts'
import { waiting as words } from './copy.ts'
import { type Persisted, readPersisted, recordId, writePersisted } from './waiting.ts'

const sessionOver = { ...words.leave.sessionOver, discard: () => removeItem(storageKeys.round) }

/** The step and the waiting changes of this tab. Every change is stored, so that a reload or a killed tab loses nothing. */
export function usePersisted() {
  const [persisted, setPersisted] = useState(readPersisted)
  const [owner] = useState(currentOwner)
  /** Current value, because two scans may arrive before React renders the first. */
  const latest = useRef(persisted)

  function change(act: (before: Persisted) => Persisted) {
    const next = act(latest.current)
    latest.current = next
    writePersisted(next, owner)
    setPersisted(next)
  }

  const isWaiting = persisted.waiting.length > 0
  const hasWork = isWaiting || persisted.step !== undefined
  const isSuspended = useSuspendedUser() !== undefined
  usePersistedWork({ hasWork, isSuspended, words: sessionOver, keep: () => writePersisted(latest.current, owner) })
  useLeaveBlocker({
    mayLeave: () => !isWaiting || askToLeave(words.leave),
    // The frame asks, whatever screen is shown.
    maySignOut: () => true,
    isLostWithTab: () => isWaiting,
  })
  return { persisted, change, latest: () => latest.current }
}

/** Order of the machines on this device, and the machine where the round starts. */
const roundOrder = z.object({ machines: z.array(recordId), start: recordId.optional() })

const chosen = storedValue(storageKeys.roundOrder, (value) => roundOrder.safeParse(value).data, { machines: [] })

export const resetRoundOrder = chosen.reset

export const useRoundOrder = () => [useSyncExternalStore(chosen.subscribe, chosen.get), chosen.set] as const
