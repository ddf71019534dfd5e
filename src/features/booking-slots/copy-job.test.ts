import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { createBulkJob } from '#lib/bulk-job.ts'
import { createCopies } from './copy-job.ts'
import type { WantedCopy } from './copy-proposal.ts'

/** What happens to a creation on its way. */
type Fate = 'answered' | 'answered without a body' | 'answer lost' | 'call lost' | 'refused'

const target = { iri: '/api/slots/20', id: 20, zoneId: 8, text: 'Frais', key: 'MT', size: 'S', dimensions: '', free: 9 }
const wanted = (id: number, capacity = 2): WantedCopy => ({ id, name: `#${id}`, target, capacity })
const record = (id: number, capacity = 2): BookingSlot => ({
  '@id': `/api/booking_slots/${id}`,
  id,
  capacity,
  slot: { '@id': target.iri, id: 20 },
})

/** A server with `stored` bookings of the company, on which creations meet their `fates` in order. */
function aServer(fates: Fate[], stored: BookingSlot[] = [], free: number | undefined = 9) {
  const bookings = [...stored]
  let left = free
  const bodies: BookingSlotCreate[] = []
  return {
    bodies,
    store: (...rows: BookingSlot[]) => void bookings.push(...rows),
    shown: new Set(stored.map((row) => row['@id'])),
    bookings: () => Promise.resolve([...bookings]),
    free: () => Promise.resolve(left),
    create: async (body: BookingSlotCreate) => {
      const fate = fates[bodies.length] ?? 'answered'
      const created = record(100 + bodies.push(body), body.capacity)
      await Promise.resolve()
      if (fate === 'refused') throw new ApiError({ kind: 'status', status: 403, body: {} })
      if (fate !== 'call lost') {
        bookings.push(created)
        left = left && left - body.capacity
      }
      if (fate === 'answered without a body') return undefined
      if (fate !== 'answered') throw new ApiError({ kind: 'network' })
      return created
    },
  }
}

/** Runs the job to its end. @returns the outcomes, and a retry */
async function run(
  server: ReturnType<typeof aServer>,
  items: WantedCopy[],
  copies = createCopies('/api/companies/12', server.shown),
) {
  const done: number[] = []
  const job = createBulkJob(
    items.map(({ id }) => ({ id })),
    copies(items, server, (id) => done.push(id)),
  )
  let remarks: string[] = []
  const end = () =>
    new Promise<string[]>((resolve) => {
      const leave = job.subscribe(() => {
        if (job.view().phase !== 'over') return
        leave()
        const { entries } = job.view()
        remarks = entries.flatMap(({ outcome }) => (outcome?.kind === 'skipped' ? (outcome.state.remark ?? '') : []))
        resolve(entries.map(({ outcome }) => outcome?.kind ?? ''))
      })
    })
  const first = end()
  void job.start()
  const outcomes = await first
  const retry = () => {
    const second = end()
    void job.retry()
    return second
  }
  return { outcomes, retry, done, remarks }
}

test('[COPY-03] a lost answer is found by its slot and quantity, beside an older booking of the same', async () => {
  const server = aServer(['answer lost', 'refused'], [record(7)])
  const { outcomes, done } = await run(server, [wanted(41), wanted(44, 6)])
  expect([outcomes, done, server.bodies.length]).toEqual([['done', 'refused'], [41], 2])
})

test('[COPY-03] a lost call is offered again and not sent by itself', async () => {
  const server = aServer(['call lost'], [record(7)])
  const { outcomes, retry } = await run(server, [wanted(41)])
  expect([outcomes, server.bodies.length]).toEqual([['failed'], 1])
  expect([await retry(), server.bodies.length]).toEqual([['done'], 2])
})

test.each<[Fate[], string[]]>([
  [
    ['answered', 'answer lost'],
    ['done', 'done'],
  ],
  [
    ['answered', 'call lost'],
    ['done', 'failed'],
  ],
  [
    ['answer lost', 'answer lost'],
    ['done', 'done'],
  ],
  [
    ['call lost', 'answered'],
    ['done', 'failed'],
  ],
])('[COPY-03] two bookings of the same slot and quantity, of which %j, are told apart', async (fates, expected) => {
  const server = aServer(fates)
  const { outcomes, retry } = await run(server, [wanted(41), wanted(42)])
  expect(outcomes.toSorted()).toEqual(expected)
  const last = expected.includes('failed') ? await retry() : outcomes
  expect([last, (await server.bookings()).length]).toEqual([['done', 'done'], 2])
})

test('[COPY-03] a later job finds what an earlier one may have created', async () => {
  const copies = createCopies('/api/companies/12', new Set())
  const server = aServer(['answer lost'])
  let isBroken = false
  const unread = () => (isBroken ? Promise.reject(new ApiError({ kind: 'network' })) : server.bookings())
  const flaky = {
    ...server,
    bookings: unread,
    create: (body: BookingSlotCreate) => ((isBroken = true), server.create(body)),
  }
  expect((await run(flaky, [wanted(41)], copies)).outcomes).toEqual(['uncertain'])
  isBroken = false
  const { outcomes, done } = await run(flaky, [wanted(41)], copies)
  expect([outcomes, done, server.bodies.length]).toEqual([['skipped'], [41], 1])
})

test('[COPY-03] what another tab has created since is not created again, and is counted once', async () => {
  const server = aServer([], [record(7)])
  server.store(record(51), record(52, 6))
  const { outcomes, done, remarks } = await run(server, [wanted(41), wanted(42), wanted(43, 3)])
  expect([outcomes, new Set(done), remarks]).toEqual([
    ['skipped', 'done', 'done'],
    new Set([41, 42, 43]),
    ['déjà réservé dans la nouvelle machine'],
  ])
})

test('[COPY-03] an empty answer counts as one of two bookings of the same slot and quantity', async () => {
  const server = aServer(['answered without a body'])
  const rows = [wanted(41), wanted(43, 1), wanted(44, 1), wanted(42)]
  const { outcomes } = await run(server, rows)
  expect([outcomes, (await server.bookings()).length]).toEqual([['done', 'done', 'done', 'done'], 4])
})

test.each<[what: string, change: object]>([
  ['slot', { slot: undefined }],
  ['quantity', { capacity: undefined }],
])('[COPY-03] a lost answer stays uncertain while the list has a new booking without its %s', async (_what, change) => {
  const server = aServer(['answer lost'])
  const list = () => server.bookings().then((rows) => rows.map((row): BookingSlot => ({ ...row, ...change })))
  const { outcomes, retry } = await run({ ...server, bookings: list }, [wanted(41)])
  expect([outcomes, await retry(), server.bodies.length]).toEqual([['uncertain'], ['uncertain'], 1])
})

test.each<[free: number, quantities: number[], outcomes: string[]]>([
  [3, [2, 2], ['done', 'skipped']],
  [8, [2, 2, 2, 2], ['done', 'done', 'done', 'done']],
])('[COPY-03] of %s free slots, rows of %j side by side never take more', async (free, quantities, outcomes) => {
  const rows = quantities.map((capacity, at) => wanted(41 + at, capacity))
  expect((await run(aServer([], [], free), rows)).outcomes).toEqual(outcomes)
})

test.each<[free: number | undefined, outcome: string]>([
  [2, 'done'],
  [1, 'skipped'],
  [0, 'skipped'],
  [undefined, 'done'],
])('[COPY-03] with %s free slots by now, a booking of two is %s', async (free, outcome) =>
  expect((await run(aServer([], [], free), [wanted(41)])).outcomes).toEqual([outcome]),
)
