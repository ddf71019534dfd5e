import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { takeLock } from '#lib/take-lock.ts'
import { z } from '#lib/zod.ts'
import { currentOwner } from '#session/draft.ts'
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

/** The machine whose count this tab holds for itself, also while another screen is shown. */
let held: { machineId: number; free: () => void } | undefined

/** @returns whether this tab may count the machine: no other one is counting it */
export async function holdMachine(machineId: number): Promise<boolean> {
  if (held?.machineId === machineId) return true
  const free = await takeLock(`consigne-count-${machineId}`)
  if (free === undefined) return false
  held?.free()
  held = { machineId, free }
  return true
}

export function throwAway() {
  removeItem(storageKeys.count)
  held?.free()
  held = undefined
}
