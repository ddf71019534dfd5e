import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { JobDefinition } from '#lib/bulk-job.ts'
import { judgeCall, type OrderState } from '#list/bulk-job/job-result.ts'
import type { TargetSlot, WantedCopy } from './copy-proposal.ts'
import { copied } from './copy.ts'
import { lostBooking } from './schema.ts'

interface Calls {
  /** Reads all bookings of the company. */
  bookings: () => Promise<readonly BookingSlot[]>
  /** Reads the number of slots that no company has reserved. */
  free: (target: TargetSlot) => Promise<number | undefined>
  create: (body: BookingSlotCreate) => Promise<BookingSlot | undefined>
}

/**
 * Bulk jobs that create bookings for a company. A booking has neither a code nor a date. So the bookings of the company are
 * read before the first call, and after a lost answer a new booking with the sent slot and quantity is the created one.
 */
export function createCopies(company: string) {
  /** Bookings before the first call. */
  let before: Promise<ReadonlySet<string>> | undefined
  /** What was sent for a booking and may have created one, by the id of its source. */
  const sent = new Map<number, BookingSlotCreate>()
  /** New bookings whose source is known, so that two of the same size are not taken for one. */
  const claimed = new Set<string>()
  const writing = new Set<Promise<unknown>>()

  function readBefore({ bookings }: Calls) {
    before ??= bookings().then((rows) => new Set(rows.map((row) => row['@id'])))
    before.catch(() => (before = undefined))
    return before
  }

  async function findSent(id: number, calls: Calls) {
    const body = sent.get(id)
    const known = await readBefore(calls)
    if (body === undefined) return undefined
    // A call under way creates a booking whose source is not known yet.
    await Promise.allSettled(writing)
    const rows = await calls.bookings()
    const found = rows.find(
      (row) => !known.has(row['@id']) && !claimed.has(row['@id']) && lostBooking.matches(row, body),
    )
    if (found !== undefined) claimed.add(found['@id'])
    return found
  }

  return (wanted: readonly WantedCopy[], calls: Calls, onDone: (id: number) => void) => {
    const byId = new Map(wanted.map((each) => [each.id, each]))
    const get = (id: number) => {
      const found = byId.get(id)
      if (found === undefined) throw new Error('No such booking in this job')
      return found
    }
    function finish(id: number) {
      sent.delete(id)
      onDone(id)
    }

    return {
      read: async ({ id }) => {
        if ((await findSent(id, calls)) !== undefined) {
          finish(id)
          return { status: 'own', remark: copied.earlier }
        }
        const { target, capacity } = get(id)
        const free = await calls.free(target)
        const isFull = free !== undefined && free < capacity
        return isFull ? { status: 'full', remark: copied.tooFew(free) } : { status: undefined }
      },
      decide: (_item, { status }) => (status === undefined ? 'write' : status === 'own' ? 'there' : 'skip'),
      write: async ({ id }) => {
        const { target, capacity } = get(id)
        const body = { slot: target.iri, company, capacity }
        sent.set(id, body)
        const call = calls.create(body)
        writing.add(call)
        try {
          const booking = await call
          if (booking !== undefined) claimed.add(booking['@id'])
          finish(id)
        } catch (error) {
          if (judgeCall(error).fault !== 'lost') sent.delete(id)
          throw error
        } finally {
          writing.delete(call)
        }
      },
      judge: judgeCall,
      settles: true,
    } satisfies JobDefinition<{ id: number }, OrderState>
  }
}
