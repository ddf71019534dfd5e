import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionEnd } from '#api/session-end.ts'
import { suspendSession } from '#session/session.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import type { FaultReply } from '../../../../e2e/stub/faults/fault.ts'
import {
  answer,
  beginRun,
  fail,
  ids,
  press,
  reportOf,
  seed,
  signIn,
  signInOver,
  startStub,
  storedOrders,
  world,
} from './test-run-screen.ts'

/** A run of five orders with one fault at the positions that differ, with the real client, against the stub. */

let inFlight = 0
let most = 0
/** Order with a late answer, and its delay in milliseconds. */
let slow: { id: number; wait: number } | undefined
const isOfOrder = ({ url }: Request) => /\/api\/orders\/\d+/.test(url)

/** Counts the calls for orders that run at once. */
async function counted(request: Request) {
  if (!isOfOrder(request)) return answer(request)
  inFlight += 1
  most = Math.max(most, inFlight)
  try {
    return await answer(request)
  } finally {
    if (request.method === 'PATCH' && slow && request.url.endsWith(`/orders/${slow.id}`))
      await new Promise((go) => setTimeout(go, slow?.wait))
    inFlight -= 1
  }
}

beforeEach(async () => {
  inFlight = 0
  most = 0
  slow = undefined
  startStub()
  vi.stubGlobal('fetch', counted)
  await seed(ids.map((id) => anOrder({ id, barcode: `V-${id}`, status: 'picked_up' })))
  onSessionEnd(({ username = '' }) => suspendSession(username))
  await signIn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => onSessionEnd(() => {}))

interface Fault {
  reply?: FaultReply
  times?: number
  /** The token refresh fails as well. */
  endsSession?: true
  /** Seconds without an answer. */
  silence?: number
}

/** `report` is the line of the order in the report, unless it succeeds in the end. With `isRetried` a retry is offered. */
const faults: [name: string, fault: Fault, report?: [heading: string, reason: string], isRetried?: true][] = [
  ['dropped before the server', { reply: { drop: 'before' } }, ['1 en échec', 'pas de réponse du serveur'], true],
  ['stored, and the answer dropped', { reply: { drop: 'after' } }],
  [
    'refused with 403',
    { reply: { status: 403, description: 'Casier fermé.' } },
    ['1 refusée par le serveur', 'Casier fermé.'],
  ],
  [
    'refused with 422',
    { reply: { violations: [{ propertyPath: 'status', message: 'Impossible.' }] } },
    ['1 refusée par le serveur', 'Impossible.'],
  ],
  ['answered with 503', { reply: { status: 503 } }, ['1 en échec', 'erreur 503 du serveur'], true],
  ['sent with an expired token', { reply: { expireToken: true }, times: 1 }],
  ['sent after the end of the session', { reply: { expireToken: true }, times: 1, endsSession: true }],
  ['answered after ten seconds', { silence: 10 }],
]

/** The first three orders run at once, the fourth starts when one of them has ended, and nothing follows the fifth. */
const positions = [1, 4, 5]

const cases = faults.flatMap(([name, fault, report, isRetried]) =>
  positions.map((id) => ({ name, ...fault, report, isRetried, id })),
)

async function stored() {
  const rows = await storedOrders()
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
    if (reply) fail('PATCH', `/orders/${id}$`, reply, times)
    if (silence !== undefined) slow = { id, wait: silence * 1000 }
    if (endsSession) fail('POST', '/token/refresh', { status: 401 })
    await beginRun()
    if (silence !== undefined) {
      await screen.findByText('4 sur 5')
      await act(() => vi.advanceTimersByTimeAsync(silence * 1000))
    }
    if (endsSession) {
      await screen.findByText('En pause : la session est terminée.', { selector: 'p' })
      await signInOver()
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
