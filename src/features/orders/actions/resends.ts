/**
 * What this tab has sent again to the recipients, in the memory of the query cache: a sign-out empties it with all that was
 * read. It is no answer of the server, so nothing reads it again.
 */
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { mayHaveArrived } from '#api/errors.ts'

export type Channel = 'sms' | 'mail'

export interface Resend {
  channel: Channel
  /** When it was asked for. */
  at: number
  /** `lost`: the answer did not come, so it is not known whether the recipient got it. */
  outcome: 'running' | 'sent' | 'lost'
}

const ALL = 'resends'

const none: readonly Resend[] = []

const keyOf = (id: number) => [ALL, id]
export const resendsOf = (client: QueryClient, id: number) => client.getQueryData<readonly Resend[]>(keyOf(id)) ?? none

/** Remembers the outcome of what `send` sends. Nothing is remembered when the session has ended meanwhile. */
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

/** What was sent again about one order, and a way to remember more. */
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
