import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, storedValue } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { useSuspendedUser } from '#session/session.ts'
import { currentOwner } from '#session/tab.ts'
import { askToLeave, usePersistedWork, useLeaveBlocker } from '#ui/form/use-unsaved-guard.ts'
import { waiting as words } from './copy.ts'
import { type Persisted, readPersisted, recordId, writePersisted } from './waiting.ts'

const sessionOver = { ...words.leave.sessionOver, discard: () => removeItem(storageKeys.round) }

/** Of the screen that is shown. A call of a screen that was left may be answered after it was opened again. */
let shown: { owner: string | undefined; latest: { current: Persisted }; show: (next: Persisted) => void } | undefined

/** The step and the waiting changes of this tab. Every change is stored, so that a reload or a killed tab loses nothing. */
export function usePersisted() {
  const [persisted, show] = useState(readPersisted)
  const [owner] = useState(currentOwner)
  /** Current value, because two scans may arrive before React renders the first. */
  const latest = useRef(persisted)

  // An effect, because the screens of a tab follow each other outside React.
  useEffect(() => {
    shown = { owner, latest, show }
    return () => void (shown = undefined)
  }, [owner])

  /** Undefined when this screen was left and is not open again for the same person. */
  const work = () => (shown?.owner === owner ? shown : undefined)
  const now = () => work()?.latest.current ?? readPersisted()

  function change(act: (before: Persisted) => Persisted) {
    const next = act(now())
    const open = work()
    if (open) open.latest.current = next
    writePersisted(next, owner)
    open?.show(next)
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
  return { persisted, change, latest: now }
}

/** Order of the machines on this device, and the machine where the round starts. */
const roundOrder = z.object({ machines: z.array(recordId), start: recordId.optional() })

const chosen = storedValue(storageKeys.roundOrder, (value) => roundOrder.safeParse(value).data, { machines: [] })

export const resetRoundOrder = chosen.reset

export const useRoundOrder = () => [useSyncExternalStore(chosen.subscribe, chosen.get), chosen.set] as const
