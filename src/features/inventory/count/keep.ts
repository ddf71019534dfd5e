import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { takeLock } from '#lib/take-lock.ts'
import { z } from '#lib/zod.ts'
import { currentOwner, releaseWithSession } from '#session/tab.ts'
import { type Count, countSchema } from './state.ts'

/** The count of this tab and its author. Another person who signs in does not see it. */
const stored = z.object({ owner: z.string(), count: countSchema })

/** The count that this tab has begun, of whatever machine. */
export function readCount(): Count | undefined {
  const owner = currentOwner()
  return readJson(storageKeys.count, (value) => {
    const { data } = stored.safeParse(value)
    return data?.owner === owner ? data?.count : undefined
  })
}

/** Each scan is stored before it is shown: the tab may be closed at any moment. */
export function keepCount(count: Count) {
  const owner = currentOwner()
  if (owner !== undefined) writeJson(storageKeys.count, { owner, count })
}

interface Hold {
  machineId: number
  lock: ReturnType<typeof takeLock>
  /** Absent until the browser has given the lock. */
  free?: () => void
}

/** The machine whose count this tab holds for itself, or asks for, also while another screen is shown. */
let held: Hold | undefined

/** @returns whether this tab may count the machine: no other one is counting it, and the session has not ended meanwhile */
export async function holdMachine(machineId: number): Promise<boolean> {
  if (held?.machineId !== machineId) {
    release()
    held = { machineId, lock: takeLock(`consigne-count-${machineId}`) }
  }
  const mine = held
  const free = await mine.lock
  if (held !== mine) {
    free?.()
    return false
  }
  if (free === undefined) held = undefined
  else mine.free = free
  return free !== undefined
}

function release() {
  held?.free?.()
  held = undefined
}

releaseWithSession(release)

export function throwAway() {
  removeItem(storageKeys.count)
  release()
}
