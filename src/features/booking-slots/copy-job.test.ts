import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { createBulkJob } from '#lib/bulk-job.ts'
import { createCopies } from './copy-job.ts'
import type { WantedCopy } from './copy-proposal.ts'

/** What happens to a creation on its way. */
type Fate = 'answered' | 'answer lost' | 'call lost' | 'refused'

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
  const bodies: BookingSlotCreate[] = []
  return {
    bodies,
    bookings: () => Promise.resolve([...bookings]),
    free: () => Promise.resolve(free),
    create: async (body: BookingSlotCreate) => {
      const fate = fates[bodies.length] ?? 'answered'
      const created = record(100 + bodies.push(body), body.capacity)
      await Promise.resolve()
      if (fate === 'refused') throw new ApiError({ kind: 'status', status: 403, body: {} })
      if (fate !== 'call lost') bookings.push(created)
      if (fate !== 'answered') throw new ApiError({ kind: 'network' })
      return created
    },
  }
}

/** Runs the job to its end. @returns the outcomes, and a retry */
async function run(
  server: ReturnType<typeof aServer>,
  items: WantedCopy[],
  copies = createCopies('/api/companies/12'),
) {
  const done: number[] = []
  const job = createBulkJob(
    items.map(({ id }) => ({ id })),
    copies(items, server, (id) => done.push(id)),
  )
  const end = () =>
    new Promise<string[]>((resolve) => {
      const leave = job.subscribe(() => {
        if (job.view().phase !== 'over') return
        leave()
        resolve(job.view().entries.map(({ outcome }) => outcome?.kind ?? ''))
      })
    })
  const first = end()
  job.start()
  const outcomes = await first
  const retry = () => {
    const second = end()
    job.retry()
    return second
  }
  return { outcomes, retry, done }
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
  const copies = createCopies('/api/companies/12')
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

test.each<[free: number | undefined, outcome: string]>([
  [2, 'done'],
  [1, 'skipped'],
  [0, 'skipped'],
  [undefined, 'done'],
])('[COPY-03] with %s free slots by now, a booking of two is %s', async (free, outcome) =>
  expect((await run(aServer([], [], free), [wanted(41)])).outcomes).toEqual([outcome]),
)
