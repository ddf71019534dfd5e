import type { Fault } from './faults.ts'
import type { LoggedRequest } from './request-log.ts'
import type { Store } from './store.ts'
import type { Settings } from './types.ts'

/** One server of its own: database, settings, faults and request log. Every test has one; `default` is the one of --db. */
export type World = {
  id: string
  store: Store
  settings: Settings
  faults: Fault[]
  requests: LoggedRequest[]
  /** Access tokens handed out, and those that were made to expire by the control plane. */
  issuedTokens: Set<string>
  expiredTokens: Set<string>
}

/** The moment that a clock setting means. */
export const presentOf = (clock: string): Date => (clock === '' ? new Date() : new Date(clock))

const nowOf = (world: World): Date => presentOf(world.settings.clock)

/** `date('c')` of a server in UTC: no milliseconds, numeric offset. */
export const timestamp = (world: World): string =>
  nowOf(world)
    .toISOString()
    .replace(/\.\d{3}Z$/, '+00:00')

export const epoch = (world: World): number => Math.floor(nowOf(world).getTime() / 1000)
