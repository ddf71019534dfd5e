import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem } from '#lib/storage.ts'
import { storedValue } from '#lib/stored-value.ts'
import { useSuspendedUser } from '#session/session.ts'
import { currentOwner } from '#session/tab.ts'
import { watchTyping } from '#ui/form/unsaved.ts'
import { askToLeave, useLeaveBlocker } from '#ui/form/use-unsaved-guard.ts'
import { waiting as words } from './copy.ts'
import { type Kept, readKept, writeKept } from './waiting.ts'

/** The step and the waiting changes of this tab. Every change is stored, so that a reload or a killed tab loses nothing. */
export function useKept() {
  const [kept, setKept] = useState(readKept)
  const [owner] = useState(currentOwner)
  /** Current value, because two scans may arrive before React renders the first. */
  const latest = useRef(kept)

  function change(act: (before: Kept) => Kept) {
    const next = act(latest.current)
    latest.current = next
    writeKept(next, owner)
    setKept(next)
  }

  const isWaiting = kept.waiting.length > 0
  const isHeld = isWaiting || kept.step !== undefined
  const isSuspended = useSuspendedUser() !== undefined
  // The registry is outside React. When the session ends, the page keeps the round like the input of a form.
  useEffect(
    () =>
      isHeld
        ? watchTyping(() => true, { ...words.leave.sessionOver, discard: () => removeItem(storageKeys.round) })
        : undefined,
    [isHeld],
  )
  // An effect, because another component signs in again. A sign-out in another tab has cleared the storage of this one.
  useEffect(() => {
    if (!isSuspended) writeKept(latest.current, owner)
  }, [isSuspended, owner])
  useLeaveBlocker({
    mayLeave: () => !isWaiting || askToLeave(words.leave),
    // The frame asks, whatever screen is shown.
    maySignOut: () => true,
    isLostWithTab: () => isWaiting,
  })
  return { kept, change, latest: () => latest.current }
}

/** Order of the machines on this device, and the machine where the round starts. */
interface RoundOrder {
  machines: readonly number[]
  start?: number | undefined
}

const nothingChosen: RoundOrder = { machines: [] }
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function parse(value: unknown): RoundOrder | undefined {
  if (!isObject(value)) return undefined
  const { machines, start } = value
  return { machines: Array.isArray(machines) ? machines.filter(isId) : [], start: isId(start) ? start : undefined }
}

const chosen = storedValue(storageKeys.roundOrder, parse, nothingChosen)

export const resetRoundOrder = chosen.reset

export const useRoundOrder = () => [useSyncExternalStore(chosen.subscribe, chosen.get), chosen.set] as const
