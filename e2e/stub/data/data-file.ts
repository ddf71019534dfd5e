import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fill, isEmpty } from '../seed/seed.ts'
import type { Settings } from '../types.ts'
import { resources } from './registry.ts'
import { schemaOf } from './schema.ts'
import { Store } from './store.ts'
import { presentOf } from './world.ts'

function open(location: string): Store {
  mkdirSync(dirname(location), { recursive: true })
  const store = new Store(location)
  const health = store.get('PRAGMA quick_check(1)')?.['quick_check']
  if (health !== 'ok') throw new Error(String(health))
  return store
}

/** Seeds in one transaction, so that two processes that start at the same time do not both fill a new file. */
function prepare(store: Store, settings: Settings): void {
  store.transaction(() => {
    store.exec(schemaOf(resources))
    if (isEmpty(store)) fill(store, settings.seed, presentOf(settings.clock))
  })
}

/** Opens the data file, or creates it with the demonstration data. Existing data stays as it is. */
export function openDataFile(location: string, settings: Settings): Store {
  try {
    const store = open(location)
    prepare(store, settings)
    return store
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data file ${location} cannot be used (${reason}).\n` +
        'Move or delete it, with the files of the same name that end in -wal and -shm, and start again: ' +
        'a new file with the demonstration data is created. Or name another file with --db.',
      { cause: error },
    )
  }
}
