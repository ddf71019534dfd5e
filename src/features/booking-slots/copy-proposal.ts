/** Which slots of another machine could hold the bookings of a machine. */
import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import type { BookingSlot, Slot, TemperatureZone } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { issuesOf, typedNumber } from '#api/rules.ts'
import { lockerOfBooking } from '#domain/orders/place.ts'
import { compareNames, lockerName, numberOf, zoneName } from '#lib/names.ts'
import { heightFirst, heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { z } from '#lib/zod.ts'
import { words } from '#ui/copy.ts'
import { copied, messages } from './copy.ts'

/** Fields of the bookings of a company for the proposal. */
export const copiedFields = [
  ...bookingState,
  { slot: ['size', ...slotPlace] },
] as const satisfies Selection<BookingSlot>

/** `Frais (MT) · S · 10 x 20 x 30 cm` */
const slotText = (zone: Ref<TemperatureZone> | undefined, slot: Ref<Slot> | undefined) =>
  [zoneName(zone), slot?.size, slot && isMeasured(slot) ? heightFirstCm(slot) : numberOf(slot)]
    .filter(Boolean)
    .join(' · ')

/** Options for the machine to start from: those where the company has bookings. */
export function sourceOptions(bookings: readonly BookingSlot[]) {
  const machines = new Map(bookings.map((booking) => [lockerOfBooking(booking)?.id, lockerOfBooking(booking)]))
  return [...machines]
    .flatMap(([id, machine]) => (id === undefined ? [] : [[String(id), lockerName(machine) ?? ''] as const]))
    .toSorted(([, a], [, b]) => compareNames(a, b))
}

/** A kind of slot of the new machine. */
export interface TargetSlot {
  iri: string
  id: number
  zoneId: number
  text: string
  key: string | undefined
  size: string | undefined
  dimensions: string
  /** Slots that no company has reserved. Undefined when the server does not send the number: it then decides. */
  free: number | undefined
}

export const targetSlots = (zones: readonly Ref<TemperatureZone>[]): TargetSlot[] =>
  zones.flatMap((zone) =>
    (zone.slots ?? []).flatMap((slot) =>
      slot.id === undefined || zone.id === undefined
        ? []
        : {
            iri: slot['@id'],
            id: slot.id,
            zoneId: zone.id,
            text: slotText(zone, slot),
            key: zone.myKey,
            size: slot.size,
            dimensions: heightFirst(slot),
            free: slot.available,
          },
    ),
  )

/** A booking with the slot and the quantity that are proposed for it. */
export interface Proposal {
  id: number
  text: string
  capacity: number | undefined
  /** IRI of the slot, or '' without one. */
  slot: string
  quantity: number | string
  /** Why less than the booking is proposed. */
  remark: string | undefined
}

/**
 * Proposes a slot with the same zone key and size for each booking: one with enough room, with the same dimensions if there
 * are several. All quantities together are at most what is free.
 * @param existing bookings of the company in any machine. One in the new machine with the same quantity is not proposed again.
 */
export function proposalsOf(
  bookings: readonly BookingSlot[],
  targets: readonly TargetSlot[],
  existing: readonly BookingSlot[],
): Proposal[] {
  const unclaimed = new Set(existing)
  const left = new Map(targets.map(({ iri, free = Infinity }) => [iri, free]))
  return bookings.map(({ id, slot, capacity, active }) => {
    const { size, temperatureZone: zone } = slot ?? {}
    const known = { id, text: slotText(zone, slot) || `#${id}`, capacity }
    const none = { ...known, slot: '', quantity: '' }
    if (zone?.myKey === undefined || size === undefined) return { ...none, remark: copied.unknown }
    const room = ({ iri }: TargetSlot) => Math.max(left.get(iri) ?? 0, 0)
    const rank = (target: TargetSlot) => [
      Number(room(target) >= (capacity ?? 0)),
      Number(target.dimensions === heightFirst(slot ?? {})),
      room(target),
    ]
    const suited = targets.filter((target) => target.key === zone.myKey && target.size === size)
    const [best] = suited.toSorted((a, b) => compareRanks(rank(b), rank(a)))
    if (best === undefined) return { ...none, remark: copied.missing(zone.myKey, size) }
    if (active === false) return { ...known, slot: best.iri, quantity: '', remark: copied.inactive }
    if (capacity === undefined) return { ...known, slot: best.iri, quantity: '', remark: copied.unknownCapacity }
    const twin = [...unclaimed].find(
      (each) => each.capacity === capacity && suited.some((target) => target.id === each.slot?.id),
    )
    if (twin !== undefined) {
      unclaimed.delete(twin)
      const at = suited.find((target) => target.id === twin.slot?.id) ?? best
      return { ...known, slot: at.iri, quantity: '', remark: copied.alreadyThere }
    }
    const quantity = Math.min(capacity, room(best))
    left.set(best.iri, room(best) - quantity)
    const remark = quantity === 0 ? copied.full : quantity < capacity ? copied.fewer : undefined
    return { ...known, slot: best.iri, quantity: quantity || '', remark }
  })
}

/** Compares the first numbers that differ. */
const compareRanks = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((each, index) => each !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

export interface CopyValues {
  /** In the order of the proposals. An empty quantity or 0 leaves the booking out. */
  rows: { slot: string; quantity: number | string }[]
}

const isWanted = ({ quantity }: CopyValues['rows'][number]) => quantity !== '' && quantity !== 0

/** Whether leaving would lose corrections: a row that is not done differs from its proposal, and something is still wanted. */
export const hasCorrections = ({ rows }: CopyValues, proposals: readonly Proposal[], done: ReadonlySet<number>) =>
  rows.some(isWanted) &&
  proposals.some(({ id, slot, quantity }, at) => {
    const row = rows[at]
    return row !== undefined && !done.has(id) && (row.slot !== slot || row.quantity !== quantity)
  })

/** Each quantity follows the rule of a booking, and all quantities of a slot together are at most what is free there. */
export function copySchema(targets: readonly TargetSlot[]) {
  const free = new Map(targets.map((target) => [target.iri, target.free ?? Infinity]))
  const row = z.object({ slot: z.string(), quantity: typedNumber })
  return z.object({ rows: z.array(row) }).superRefine(({ rows }, context) => {
    const left = new Map(free)
    for (const [at, { slot, quantity }] of rows.entries()) {
      if (!isWanted({ slot, quantity })) continue
      const path = ['rows', at, 'quantity']
      if (slot === '') context.addIssue({ code: 'custom', path: ['rows', at, 'slot'], message: words.required })
      const issues = issuesOf(bookingSlotCreate.shape.capacity, quantity, path)
      for (const issue of issues) context.addIssue(issue)
      const room = left.get(slot) ?? Infinity
      if (issues.length > 0 || typeof quantity !== 'number') continue
      if (quantity > room) context.addIssue({ code: 'custom', path, message: messages.tooMany(room) })
      else left.set(slot, room - quantity)
    }
    if (!rows.some(isWanted)) context.addIssue({ code: 'custom', path: ['root', 'total'], message: copied.nothing })
  })
}

/** A booking to create. */
export interface WantedCopy {
  /** Of the booking that is copied. */
  id: number
  name: string
  target: TargetSlot
  capacity: number
}

export const wantedOf = (
  { rows }: CopyValues,
  proposals: readonly Proposal[],
  targets: readonly TargetSlot[],
): WantedCopy[] =>
  rows.flatMap((row, at) => {
    const proposal = proposals[at]
    const target = targets.find(({ iri }) => iri === row.slot)
    if (!isWanted(row) || proposal === undefined || target === undefined) return []
    const capacity = Number(row.quantity)
    return { id: proposal.id, name: copied.wanted(target.text, capacity), target, capacity }
  })
