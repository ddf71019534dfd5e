import { ApiError } from '#api/errors.ts'
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
 * Bulk jobs that create bookings for a company. A booking has neither a code nor a date. So a booking that the screen did not
 * have, with the slot and quantity of a row, is the one that a lost answer or another tab has created for it.
 * @param shown IRIs of the bookings of the company that the screen had when it made its proposals
 */
export function createCopies(company: string, shown: ReadonlySet<string>) {
  /** What was sent for a booking and may have created one, by the id of its source. */
  const sent = new Map<number, BookingSlotCreate>()
  /** New bookings whose source is known, so that two of the same size are not taken for one. */
  const claimed = new Set<string>()
  /** Created bookings that the server did not name, because its answer was empty. */
  const unnamed: BookingSlotCreate[] = []
  const writing = new Set<Promise<unknown>>()

  /** Finds out why a booking needs no creation. Throws when the list cannot tell. */
  async function findCreated(id: number, wanted: BookingSlotCreate, { bookings }: Calls) {
    // A call under way creates a booking whose source is not known yet.
    await Promise.allSettled(writing)
    const rows = await bookings()
    const fresh = rows.filter((row) => !shown.has(row['@id']) && !claimed.has(row['@id']))
    function claim(body: BookingSlotCreate, others: readonly BookingSlotCreate[]) {
      const { length } = others.filter(({ slot, capacity }) => slot === body.slot && capacity === body.capacity)
      const found = fresh.filter((row) => lostBooking.matches(row, body))[length]
      if (found !== undefined) claimed.add(found['@id'])
      return found !== undefined
    }
    const body = sent.get(id)
    if (body !== undefined) {
      if (claim(body, unnamed)) return copied.earlier
      if (fresh.some(({ slot, capacity }) => slot?.id === undefined || capacity === undefined))
        throw new ApiError({ kind: 'unreadable' })
    }
    return claim(wanted, [...unnamed, ...sent.values()]) ? copied.there : undefined
  }

  return (wanted: readonly WantedCopy[], calls: Calls, onDone: (id: number) => void) => {
    const byId = new Map(wanted.map((each) => [each.id, each]))
    /** Rows that this job is about to write or has written. */
    const reserved = new Map<number, WantedCopy>()
    /** Ids whose write was answered, so that a later number of free slots counts them. */
    const answered = new Set<number>()
    /** Ids whose next read only settles a lost write. */
    const settling = new Set<number>()

    const get = (id: number) => {
      const found = byId.get(id)
      if (found === undefined) throw new Error('No such booking in this job')
      return { ...found, body: { slot: found.target.iri, company, capacity: found.capacity } }
    }
    function finish(id: number) {
      sent.delete(id)
      onDone(id)
    }

    /** Reads the free slots and reserves them at once, so that rows side by side do not count on the same ones. */
    async function reserve(each: WantedCopy) {
      const { id, target, capacity } = each
      const counted = new Set(answered)
      const free = (await calls.free(target)) ?? Infinity
      const others = [...reserved.values()].filter((other) => other.target.iri === target.iri && !counted.has(other.id))
      const left = free - others.reduce((sum, other) => sum + other.capacity, 0)
      const isFull = left < capacity
      if (!isFull) {
        answered.delete(id)
        reserved.set(id, each)
      }
      return { left, isFull, isCertain: others.length === 0 }
    }

    return {
      read: async ({ id }) => {
        const each = get(id)
        const isSettling = settling.delete(id)
        reserved.delete(id)
        const remark = await findCreated(id, each.body, calls)
        if (remark !== undefined) {
          finish(id)
          return { status: 'own', remark }
        }
        let room = await reserve(each)
        if (room.isFull && !room.isCertain) {
          // The server may have counted a write that was under way. Its number is certain once that is answered.
          await Promise.allSettled(writing)
          room = await reserve(each)
        }
        if (isSettling) reserved.delete(id)
        return room.isFull ? { status: 'full', remark: copied.tooFew(room.left) } : { status: undefined }
      },
      decide: (_item, { status }) => (status === undefined ? 'write' : status === 'own' ? 'there' : 'skip'),
      write: async ({ id }) => {
        const { body } = get(id)
        sent.set(id, body)
        const call = calls.create(body)
        writing.add(call)
        try {
          const booking = await call
          if (booking === undefined) unnamed.push(body)
          else claimed.add(booking['@id'])
          finish(id)
        } catch (error) {
          if (judgeCall(error).fault === 'lost') settling.add(id)
          else sent.delete(id)
          throw error
        } finally {
          answered.add(id)
          writing.delete(call)
        }
      },
      judge: judgeCall,
      settles: true,
    } satisfies JobDefinition<{ id: number }, OrderState>
  }
}
