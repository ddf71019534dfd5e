import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionEnd } from '#api/session-end.ts'
import { endSuspension, suspendSession } from '#session/session.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { createApp, type StubApp } from '../../../../e2e/stub/app.ts'
import type { FaultReply } from '../../../../e2e/stub/faults/fault.ts'
import { beginRun, ids, press, reportOf, seedWith, signIn } from './test-run-screen.ts'

/** A run of five orders with one fault at every position, with the real client, against the stub. */

let stub: StubApp
let inFlight = 0
let most = 0
/** Order with a late answer, and its delay in milliseconds. */
let slow: { id: number; wait: number } | undefined
const world = () => stub.worlds.get('default')
const isOfOrder = ({ url }: Request) => /\/api\/orders\/\d+/.test(url)

/** Throws for a cut connection, like a browser. */
async function answer(request: Request) {
  if (isOfOrder(request)) inFlight += 1
  most = Math.max(most, inFlight)
  const response = await stub.fetch(request)
  if (request.method === 'PATCH' && slow && request.url.endsWith(`/orders/${slow.id}`))
    await new Promise((go) => setTimeout(go, slow?.wait))
  if (isOfOrder(request)) inFlight -= 1
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

beforeEach(async () => {
  inFlight = 0
  most = 0
  slow = undefined
  stub = createApp({ control: true, seed: 'demo' })
  vi.stubGlobal('fetch', answer)
  await stub.fetch(seedWith(ids.map((id) => anOrder({ id, barcode: `V-${id}`, status: 'picked_up' }))))
  onSessionEnd(({ username = '' }) => suspendSession(username))
  await signIn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => onSessionEnd(() => {}))

interface Fault {
  name: string
  reply?: FaultReply
  times?: number
  /** The token refresh fails as well. */
  endsSession?: true
  /** Seconds without an answer. */
  silence?: number
  /** Line of the order in the report; undefined if it succeeds in the end. */
  report?: [heading: string, reason: string]
  /** The report offers a retry. */
  isRetried?: true
}

const faults: Fault[] = [
  {
    name: 'dropped before the server',
    reply: { drop: 'before' },
    report: ['1 en échec', 'pas de réponse du serveur'],
    isRetried: true,
  },
  { name: 'stored, and the answer dropped', reply: { drop: 'after' } },
  {
    name: 'refused with 403',
    reply: { status: 403, description: 'Casier fermé.' },
    report: ['1 refusée par le serveur', 'Casier fermé.'],
  },
  {
    name: 'refused with 422',
    reply: { violations: [{ propertyPath: 'status', message: 'Impossible.' }] },
    report: ['1 refusée par le serveur', 'Impossible.'],
  },
  {
    name: 'answered with 503',
    reply: { status: 503 },
    report: ['1 en échec', 'erreur 503 du serveur'],
    isRetried: true,
  },
  { name: 'sent with an expired token', reply: { expireToken: true }, times: 1 },
  { name: 'sent after the end of the session', reply: { expireToken: true }, times: 1, endsSession: true },
  { name: 'answered after ten seconds', silence: 10 },
]

const cases = faults.flatMap((fault) => ids.map((id) => ({ ...fault, id })))

async function stored() {
  const response = await stub.fetch(new Request('http://localhost/__stub/worlds/default/db/orders'))
  const rows = (await response.json()) as { id: number; status: string }[]
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}

/** The writes that the server has processed. */
const written = () =>
  world()
    .requests.list()
    .filter(({ method, status }) => method === 'PATCH' && status === 200)
    .map(({ path }) => path)

test.each(cases)(
  '[BULK-03] [BULK-04] [BULK-05] the write of order $id of five is $name: each order ends once as asked, or the report names it',
  async ({ id, reply, times, endsSession, silence, report, isRetried }) => {
    const match = { method: 'PATCH', path: `/orders/${id}$`, ...(times !== undefined && { times }) }
    if (reply) world().faults.push({ match, reply, seen: 0 })
    if (silence !== undefined) slow = { id, wait: silence * 1000 }
    if (endsSession)
      world().faults.push({ match: { method: 'POST', path: '/token/refresh' }, reply: { status: 401 }, seen: 0 })
    await beginRun(world().requests)
    if (silence !== undefined) {
      await screen.findByText('4 sur 5')
      await act(() => vi.advanceTimersByTimeAsync(silence * 1000))
    }
    if (endsSession) {
      await screen.findByText('En pause : la session est terminée.', { selector: 'p' })
      await signIn()
      act(() => endSuspension())
    }

    const others = ids.filter((other) => other !== id)
    const name = (each: number) => `#${each} · V-${each}`
    expect(await reportOf()).toEqual(
      report === undefined
        ? ['5 faites', ...ids.map(name)]
        : ['4 faites', ...others.map(name), report[0], `${name(id)}${report[1]}`],
    )
    expect(await stored()).toEqual(ids.map((each) => (report && each === id ? 'picked_up' : 'operin')))
    expect(written()).toHaveLength(new Set(written()).size)
    expect(most).toBeLessThanOrEqual(3)

    expect(screen.queryAllByRole('button', { name: 'Réessayer' })).toHaveLength(isRetried ? 1 : 0)
    if (!isRetried) return
    world().faults.length = 0
    await press('Réessayer')
    await screen.findByRole('heading', { name: '5 faites' })
    expect(await stored()).toEqual(ids.map(() => 'operin'))
    expect(written()).toHaveLength(new Set(written()).size)
  },
)
