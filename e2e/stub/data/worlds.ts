import { Hub } from '../hub/hub.ts'
import { RequestLog } from '../request-log.ts'
import { fill } from '../seed/seed.ts'
import type { Settings } from '../types.ts'
import { openDataFile } from './data-file.ts'
import { claimFile, releaseFile } from './instances.ts'
import { resources } from './registry.ts'
import { schemaOf } from './schema.ts'
import { Store } from './store.ts'
import { presentOf, type World } from './world.ts'

const templates = new Map<string, Uint8Array>()

/** Caches each seed by its fixed clock as bytes, so that a new world takes a millisecond. */
function templateOf({ seed, clock }: Settings): Uint8Array {
  const name = `${seed} ${clock}`
  const existing = templates.get(name)
  if (existing !== undefined) return existing
  const store = new Store(':memory:')
  store.exec(schemaOf(resources))
  fill(store, seed, presentOf(clock))
  const bytes = store.bytes()
  store.close()
  templates.set(name, bytes)
  return bytes
}

const worldWith = (id: string, store: Store, settings: Settings): World => ({
  id,
  store,
  settings,
  faults: [],
  hub: new Hub(),
  requests: new RequestLog(),
  issuedTokens: new Map(),
  expiredTokens: new Map(),
})

/** All worlds of one process: `default` with the file of --db, and one in memory for each test. */
export class Worlds {
  readonly #worlds = new Map<string, World>()
  readonly #defaults: Settings
  readonly #location: string

  constructor(location: string, defaults: Settings) {
    this.#defaults = defaults
    this.#location = location
    this.#worlds.set('default', this.#openDefault(defaults))
  }

  get(id: string): World {
    return this.#worlds.get(id) ?? this.reset(id, {})
  }

  /** Creates the world, or empties it and fills it again. */
  reset(id: string, changes: Partial<Settings>): World {
    const settings = { ...this.#defaults, ...changes }
    const existing = this.#worlds.get(id)
    const world =
      id === 'default' && existing !== undefined ? this.#refill(existing, settings) : this.#inMemory(id, settings)
    existing?.hub.close()
    if (id !== 'default') existing?.store.close()
    this.#worlds.set(id, world)
    return world
  }

  remove(id: string): void {
    if (id === 'default') return
    const world = this.#worlds.get(id)
    world?.hub.close()
    world?.store.close()
    this.#worlds.delete(id)
  }

  /** Registers this process as a user of the data file. Returns a sentence if other processes use it too. */
  shareFile(port: number): string | undefined {
    return this.#location === ':memory:' ? undefined : claimFile(this.get('default').store, this.#location, port)
  }

  /** Closes the connections to the hubs, which would stay open. */
  closeHubs(): void {
    for (const { hub } of this.#worlds.values()) hub.close()
  }

  close(): void {
    this.closeHubs()
    const main = this.#worlds.get('default')
    if (main !== undefined && this.#location !== ':memory:') releaseFile(main.store)
    for (const { store } of this.#worlds.values()) store.close()
    this.#worlds.clear()
  }

  #inMemory(id: string, settings: Settings): World {
    return worldWith(id, new Store(':memory:', templateOf(settings)), settings)
  }

  #openDefault(settings: Settings): World {
    if (this.#location === ':memory:') return this.#inMemory('default', settings)
    return worldWith('default', openDataFile(this.#location, settings), settings)
  }

  #refill(existing: World, settings: Settings): World {
    const tables = ['outbox', 'refresh_tokens', 'reset_tokens', ...resources.map(({ path }) => path).toReversed()]
    existing.store.transaction(() => {
      for (const table of tables) existing.store.run(`DELETE FROM "${table}"`)
      existing.store.run('DELETE FROM sqlite_sequence')
      fill(existing.store, settings.seed, presentOf(settings.clock))
    })
    return worldWith('default', existing.store, settings)
  }
}
