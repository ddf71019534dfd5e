/**
 * Notifications that this tab has resent, kept in the query cache so that a sign-out clears them with all other
 * data. They are no server data, so nothing refetches them.
 */
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { mayHaveArrived } from '#api/errors.ts'

export type Channel = 'sms' | 'mail'

export interface Resend {
  channel: Channel
  /** Time of the request. */
  at: number
  /** `lost`: without an answer, so delivery to the recipient is unknown. */
  outcome: 'running' | 'sent' | 'lost'
}

const ALL = 'resends'

const none: readonly Resend[] = []

const keyOf = (id: number) => [ALL, id]
export const resendsOf = (client: QueryClient, id: number) => client.getQueryData<readonly Resend[]>(keyOf(id)) ?? none

/** Records the outcome of `send`, unless the session has ended meanwhile. */
export async function rememberResend(client: QueryClient, id: number, channel: Channel, send: () => Promise<unknown>) {
  const started: Resend = { channel, at: Date.now(), outcome: 'running' }
  const change = (to: (before: readonly Resend[]) => Resend[]) =>
    client.setQueryData<readonly Resend[]>(keyOf(id), (before) => before && to(before))
  const settle = (outcome: Resend['outcome']) =>
    change((before) => before.map((each) => (each === started ? { ...each, outcome } : each)))
  client.setQueryDefaults([ALL], { gcTime: Infinity, staleTime: Infinity, structuralSharing: false })
  client.setQueryData<readonly Resend[]>(keyOf(id), (before = []) => [...before, started])
  try {
    await send()
    settle('sent')
  } catch (error) {
    if (mayHaveArrived(error)) settle('lost')
    else change((before) => before.filter((each) => each !== started))
    throw error
  }
}

/** Resends of one order, and a function that records a new one. */
export function useResends(id: number) {
  const client = useQueryClient()
  const [subscribe] = useState(
    () => (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
  )
  const resends = useSyncExternalStore(subscribe, () => resendsOf(client, id))
  return {
    resends,
    remember: (channel: Channel, send: () => Promise<unknown>) => rememberResend(client, id, channel, send),
  }
}
