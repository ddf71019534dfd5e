import type { Fault } from '../faults/fault.ts'
import type { Hub } from '../hub/hub.ts'
import type { RequestLog } from '../request-log.ts'
import type { Settings } from '../types.ts'
import type { Store } from './store.ts'

/** A separate server with its own database, settings, faults and request log. Each test has one; `default` uses the file of --db. */
export type World = {
  id: string
  store: Store
  settings: Settings
  faults: Fault[]
  hub: Hub
  requests: RequestLog
  /** Issued access tokens, and those that the control plane expired, each with its expiry time. */
  issuedTokens: Map<string, number>
  expiredTokens: Map<string, number>
}

/** Current time of a world: its fixed clock, or the real one. */
export const presentOf = (clock: string): Date => (clock === '' ? new Date() : new Date(clock))

const nowOf = (world: World): Date => presentOf(world.settings.clock)

/** The format of PHP's `date('c')` in UTC: no milliseconds, numeric offset. */
export const timestamp = (world: World): string =>
  nowOf(world)
    .toISOString()
    .replace(/\.\d{3}Z$/, '+00:00')

export const epoch = (world: World): number => Math.floor(nowOf(world).getTime() / 1000)
