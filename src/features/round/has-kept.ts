import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson } from '#lib/storage.ts'
import { currentOwner } from '#session/tab.ts'

/** Whether this tab keeps a step or changes of a round. Read without their schema, which would come with the first screen. */
export const hasKeptRound = (): boolean =>
  readJson(storageKeys.round, (value) => (isObject(value) && value['owner'] === currentOwner() ? true : undefined)) ===
  true
