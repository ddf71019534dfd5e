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

/** Primary result codes of SQLite, in the last byte of `errcode`. */
const READONLY = 8
const FULL = 13
const CANNOT_OPEN = 14

interface Failure {
  code?: string
  errcode?: number
}

const sqliteCodeOf = ({ errcode = 0 }: Failure) => errcode % 256

/** Whether the disk has no room for a write, by SQLite or by the system. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error &&
  (sqliteCodeOf(error as Failure) === FULL || ['ENOSPC', 'EDQUOT'].includes((error as Failure).code ?? ''))

/** Whether the place of the file is the problem, and not its content: a read-only folder, a folder of another account. */
const isPlaceWrong = (error: Failure) =>
  [READONLY, CANNOT_OPEN].includes(sqliteCodeOf(error)) || /^E[A-Z]+$/.test(error.code ?? '')

const inMemory = 'keep the data in memory: npm start -- --db :memory:'

/** Sentences for a data file that cannot be opened or written: what is wrong, and what to do. */
export function fileProblem(location: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (isDiskFull(error))
    return `The data file ${location} cannot be written: the disk is full.\nFree some space and start again, or ${inMemory}`
  const problem = `The data file ${location} cannot be used (${reason}).\n`
  return isPlaceWrong(error as Failure)
    ? `${problem}Name a file in a folder that you may write with --db, or ${inMemory}`
    : `${problem}Move or delete it, with the files of the same name that end in -wal and -shm, and start again: ` +
        'a new file with the demonstration data is created. Or name another file with --db.'
}

/** Opens the data file, or creates it with the demonstration data. Existing data stays as it is. */
export function openDataFile(location: string, settings: Settings): Store {
  try {
    const store = open(location)
    prepare(store, settings)
    return store
  } catch (error) {
    throw new Error(fileProblem(location, error), { cause: error })
  }
}
