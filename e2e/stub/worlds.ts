import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { resources } from './registry.ts'
import { schemaOf } from './schema.ts'
import { fill, isEmpty } from './seed.ts'
import { Store } from './store.ts'
import type { Settings } from './types.ts'
import { presentOf, type World } from './world.ts'

const templates = new Map<string, Uint8Array>()

function opened(location: string, template?: Uint8Array): Store {
  const store = new Store(location, template)
  store.exec(schemaOf(resources))
  return store
}

/** A seed is made once, or once for each fixed clock, and copied as bytes: a new world costs a millisecond. */
function templateOf({ seed, clock }: Settings): Uint8Array {
  const name = `${seed} ${clock}`
  const held = templates.get(name)
  if (held !== undefined) return held
  const store = opened(':memory:')
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
  requests: [],
  issuedTokens: new Set(),
  expiredTokens: new Set(),
})

/** All servers of one process: the one of --db, and one in memory per test. */
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

  /** A new world under this name, or the old one emptied and filled again. */
  reset(id: string, changes: Partial<Settings>): World {
    const settings = { ...this.#defaults, ...changes }
    const held = this.#worlds.get(id)
    const world = id === 'default' && held !== undefined ? this.#refill(held, settings) : this.#inMemory(id, settings)
    if (id !== 'default') held?.store.close()
    this.#worlds.set(id, world)
    return world
  }

  remove(id: string): void {
    if (id === 'default') return
    this.#worlds.get(id)?.store.close()
    this.#worlds.delete(id)
  }

  close(): void {
    for (const { store } of this.#worlds.values()) store.close()
    this.#worlds.clear()
  }

  #inMemory(id: string, settings: Settings): World {
    return worldWith(id, new Store(':memory:', templateOf(settings)), settings)
  }

  /** Data of a file outlives the process: it is seeded only when it is new. */
  #openDefault(settings: Settings): World {
    if (this.#location === ':memory:') return this.#inMemory('default', settings)
    mkdirSync(dirname(this.#location), { recursive: true })
    const store = opened(this.#location)
    if (isEmpty(store)) fill(store, settings.seed, presentOf(settings.clock))
    return worldWith('default', store, settings)
  }

  #refill(held: World, settings: Settings): World {
    const tables = ['outbox', 'refresh_tokens', 'reset_tokens', ...resources.map(({ path }) => path).toReversed()]
    held.store.transaction(() => {
      for (const table of tables) held.store.run(`DELETE FROM "${table}"`)
      held.store.run('DELETE FROM sqlite_sequence')
      fill(held.store, settings.seed, presentOf(settings.clock))
    })
    return worldWith('default', held.store, settings)
  }
}
