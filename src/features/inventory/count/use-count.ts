import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, writeJson } from '#lib/storage.ts'
import { takeLock } from '#lib/take-lock.ts'
import { z } from '#lib/zod.ts'
import { useSuspendedUser } from '#session/session.ts'
import { currentOwner, readOwn, releaseWithSession } from '#session/tab.ts'
import { usePersistedWork } from '#ui/form/use-unsaved-guard.ts'
import { leaving } from './copy.ts'
import { type Count, countSchema } from './state.ts'

/** `asking`: waits for the lock that excludes other tabs. */
type Hold = 'free' | 'asking' | 'here' | 'elsewhere'

const sessionOver = { ...leaving.sessionOver, discard: throwAway }

/** Count of a machine in this tab. Every change is stored, so that a reload or a killed tab loses nothing. */
export function useCount(machineId: number) {
  const [count, setCount] = useState(readCount)
  /** Current value, because two scans may arrive before React renders the first. */
  const latest = useRef(count)
  const own = count?.machine.id === machineId ? count : undefined
  const [hold, setHold] = useState<Hold>(own === undefined ? 'free' : 'asking')

  const take = useEffectEvent((isHere: boolean) => {
    setHold(isHere ? 'here' : 'elsewhere')
    // Another tab may have continued a copy of this count.
    if (isHere) show(readCount())
  })

  // An effect, because a count from before a reload must take the lock again.
  useEffect(() => {
    if (hold === 'asking') void holdMachine(machineId).then((isHere) => take(isHere))
  }, [hold, machineId])

  const hasWork = own !== undefined && hold === 'here'
  const isSuspended = useSuspendedUser() !== undefined
  usePersistedWork({
    hasWork,
    isSuspended,
    words: sessionOver,
    keep: () => latest.current && keepCount(latest.current),
  })

  function show(next: Count | undefined) {
    latest.current = next
    setCount(next)
  }

  /** Stores the change, shows it, and returns its result. */
  function change<T>(act: (before: Count) => readonly [Count, T]): T | undefined {
    if (latest.current === undefined) return undefined
    const [next, outcome] = act(latest.current)
    keepCount(next)
    show(next)
    return outcome
  }

  return {
    count: own,
    /** Count of another machine in this tab. */
    other: own === undefined ? count : undefined,
    hold,
    change,
    askAgain: () => setHold('asking'),
    begin: async (first: Count) => {
      const isHere = await holdMachine(machineId)
      setHold(isHere ? 'here' : 'elsewhere')
      if (!isHere) return
      keepCount(first)
      show(first)
    },
    end: () => {
      throwAway()
      show(undefined)
      setHold('free')
    },
  }
}

/** The count of this tab and its author. Hidden from another user. */
const stored = z.object({ owner: z.string(), count: countSchema })

/** The count of this tab, of any machine. */
export const readCount = (): Count | undefined =>
  readOwn(storageKeys.count, (value) => stored.safeParse(value).data?.count)

/** Stores each scan before it is shown, because the tab may be closed at any moment. */
export function keepCount(count: Count) {
  const owner = currentOwner()
  if (owner !== undefined) writeJson(storageKeys.count, { owner, count })
}

interface CountLock {
  machineId: number
  lock: ReturnType<typeof takeLock>
  /** Undefined until the browser grants the lock. */
  free?: () => void
}

/** The machine whose lock this tab holds or requests, also while another screen is shown. */
let countLock: CountLock | undefined

/** @returns whether this tab may count the machine: no other tab counts it, and the session has not ended meanwhile */
export async function holdMachine(machineId: number): Promise<boolean> {
  if (countLock?.machineId !== machineId) {
    release()
    countLock = { machineId, lock: takeLock(`consigne-count-${machineId}`) }
  }
  const mine = countLock
  const free = await mine.lock
  if (countLock !== mine) {
    free?.()
    return false
  }
  if (free === undefined) countLock = undefined
  else mine.free = free
  return free !== undefined
}

function release() {
  countLock?.free?.()
  countLock = undefined
}

releaseWithSession(release)

export function throwAway() {
  removeItem(storageKeys.count)
  release()
}
