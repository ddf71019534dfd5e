import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson } from '#lib/storage.ts'
import { currentOwner } from '#session/tab.ts'

/**
 * Id of the machine that this tab counts. Read without the schema of a count, which would come with the first screen. The screen
 * of the count checks the rest.
 */
export function countedMachine(): number | undefined {
  const owner = currentOwner()
  const kept = readJson(storageKeys.count, (value) => (isObject(value) ? value : undefined))
  const count = kept?.['owner'] === owner ? kept?.['count'] : undefined
  const machine = isObject(count) ? count['machine'] : undefined
  const id = isObject(machine) ? machine['id'] : undefined
  return Number.isSafeInteger(id) ? Number(id) : undefined
}
