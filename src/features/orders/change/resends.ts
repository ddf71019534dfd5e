/** Notifications that this tab has resent, in memory until the session ends. They are no server data. */
import { useSyncExternalStore } from 'react'
import { mayHaveArrived } from '#api/errors.ts'
import { observable } from '#lib/observable.ts'
import { releaseWithSession } from '#session/tab.ts'

export type Channel = 'sms' | 'mail'

export interface Resend {
  channel: Channel
  /** Time of the request, in ms. */
  at: number
  /** `lost`: without an answer, so delivery to the recipient is unknown. */
  outcome: 'running' | 'sent' | 'lost'
}

const none: readonly Resend[] = []

const all = observable<ReadonlyMap<number, readonly Resend[]>>(new Map())
releaseWithSession(() => all.set(new Map()))

export const resendsOf = (id: number) => all.get().get(id) ?? none

/** Records the outcome of `send`, unless the session has ended meanwhile. */
export async function rememberResend(id: number, channel: Channel, send: () => Promise<unknown>) {
  const started: Resend = { channel, at: Date.now(), outcome: 'running' }
  const store = (resends: readonly Resend[]) => all.set(new Map(all.get()).set(id, resends))
  const settle = (outcome?: Resend['outcome']) => {
    const before = resendsOf(id)
    const settled = outcome === undefined ? [] : [{ ...started, outcome }]
    if (before.includes(started)) store(before.flatMap((each) => (each === started ? settled : each)))
  }
  store([...resendsOf(id), started])
  try {
    await send()
    settle('sent')
  } catch (error) {
    settle(mayHaveArrived(error) ? 'lost' : undefined)
    throw error
  }
}

export const useResends = (id: number) => useSyncExternalStore(all.subscribe, () => resendsOf(id))
