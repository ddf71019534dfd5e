import type { Locker, Order } from '#api/generated/entities.ts'
import { addressOf, codeOf, companyOf, lockerOf, zoneOfOrder } from '#domain/orders/place.ts'
import { positionOf } from '#domain/position.ts'
import { NBSP } from '#lib/french.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, fullName, lockerName, nameOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { NOBODY } from './search.ts'
import type { Step, StepKind, StepParcel, Waiting } from './waiting.ts'

/** A parcel of the round, without its recipient. */
export interface RoundParcel extends StepParcel {
  company?: string | undefined
  /** Undefined where the server does not tell, or nobody brings it yet. */
  courier?: { id: number; name: string } | undefined
}

function parcelOf(order: Order): RoundParcel {
  const machine = lockerOf(order)
  const slot = order.bookingSlot?.slot
  const { shippedBy } = order
  return {
    id: order.id,
    code: codeOf(order),
    barcode: order.barcode,
    status: order.status,
    machineId: machine?.id,
    machine: lockerName(machine),
    zone: zoneName(zoneOfOrder(order)),
    size: isMeasured(slot) && slot ? heightFirstCm(slot).replaceAll(' ', NBSP) : undefined,
    company: nameOf(companyOf(order)),
    courier: shippedBy?.id === undefined ? undefined : { id: shippedBy.id, name: fullName(shippedBy) },
    slot: order.cleveronSlotId,
  }
}

/** The parcels as they will be when the waiting changes have been sent. */
function withWaiting(parcels: readonly RoundParcel[], waiting: readonly Waiting[]): RoundParcel[] {
  const last = new Map(waiting.map(({ id, status }) => [id, status]))
  return parcels.map((parcel) => ({ ...parcel, status: last.get(parcel.id) ?? parcel.status }))
}

export const parcelsOf = (orders: readonly Order[], waiting: readonly Waiting[]) =>
  withWaiting(orders.map(parcelOf), waiting)

/** What a step that begins now waits for. */
export const beginStep = (step: Omit<Step, 'scanned' | 'parcels'>, parcels: readonly RoundParcel[]): Step => ({
  ...step,
  scanned: [],
  parcels: expectedIn(step, parcels).map(({ company: _company, courier: _courier, ...parcel }) => parcel),
})

/** Whether the list of a status may hold parcels of a step. Those that were just taken still stand in the list of the depot. */
export const isSource = (kind: StepKind, status: string | undefined) =>
  status === 'overtime'
    ? kind === 'collect'
    : kind === 'deposit' || (kind === 'take' && status === 'ready_for_delivery')

/** The stored parcels of a step that are not among those that could be read. */
export const storedIn = ({ parcels = [] }: Step, waiting: readonly Waiting[], read: readonly RoundParcel[]) =>
  withWaiting(
    parcels.filter(({ id }) => !read.some((each) => each.id === id)),
    waiting,
  )

/** The couriers of these parcels, by name. None when the server does not tell. */
export const couriersOf = (parcels: readonly RoundParcel[]) =>
  [...new Map(parcels.flatMap(({ courier }) => (courier ? [[courier.id, courier] as const] : []))).values()].toSorted(
    (a, b) => compareNames(a.name, b.name),
  )

/** Whether the server tells who brings these parcels. A null says that nobody does, an absent value says nothing. */
export const tellsCouriers = (orders: readonly Order[]) =>
  orders.length === 0 || orders.some(({ shippedBy }) => shippedBy !== undefined)

/** The parcels of a courier; all without a choice. */
export function ofCourier(parcels: readonly RoundParcel[], chosen: string | undefined): readonly RoundParcel[] {
  if (chosen === undefined) return parcels
  return parcels.filter(({ courier }) =>
    chosen === NOBODY ? courier === undefined : String(courier?.id ?? '') === chosen,
  )
}

/** A machine as the server describes it. */
export type RoundMachine = ReturnType<typeof machineOf>

export function machineOf(locker: Locker) {
  const position = positionOf(locker)
  return {
    id: locker.id,
    name: lockerName(locker) ?? '',
    address: addressOf(locker),
    /** Undefined where the server sends none, or a wrong one. */
    position: typeof position === 'object' ? position : undefined,
    /** Slots that no company has reserved. */
    unreserved: locker.slotsInfos?.available,
  }
}

/** A machine of the round, and what is to be done there. */
export interface Stop {
  /** Undefined for the parcels whose machine is unknown. */
  id: number | undefined
  name: string | undefined
  machine: RoundMachine | undefined
  /** To bring: at the depot, or on the way. */
  deliver: RoundParcel[]
  /** To take back. */
  collect: RoundParcel[]
}

export const isReady = ({ status }: RoundParcel) => status === 'ready_for_delivery'
export const isOnBoard = ({ status }: RoundParcel) => status === 'picked_up'
const isExpired = ({ status }: RoundParcel) => status === 'overtime'

/** The machines with something to do, in the chosen order. New ones follow by name, the unknown one is last. */
export function stopsOf(
  parcels: readonly RoundParcel[],
  machines: readonly RoundMachine[],
  order: readonly number[],
): Stop[] {
  const known = new Map(machines.map((machine) => [machine.id, machine]))
  const stops = new Map<number | undefined, Stop>()
  for (const parcel of parcels) {
    const isToDeliver = isReady(parcel) || isOnBoard(parcel)
    if (!isToDeliver && !isExpired(parcel)) continue
    const { machineId: id } = parcel
    const machine = id === undefined ? undefined : known.get(id)
    const stop = stops.get(id) ?? { id, name: machine?.name ?? parcel.machine, machine, deliver: [], collect: [] }
    stop[isToDeliver ? 'deliver' : 'collect'].push(parcel)
    stops.set(id, stop)
  }
  const placeOf = ({ id }: Stop) => {
    const place = id === undefined ? -1 : order.indexOf(id)
    return place === -1 ? order.length : place
  }
  return [...stops.values()].toSorted(
    (a, b) =>
      Number(a.id === undefined) - Number(b.id === undefined) ||
      placeOf(a) - placeOf(b) ||
      compareNames(a.name ?? '', b.name ?? ''),
  )
}

/** Number of parcels of each zone and size. */
export const kindsOf = (parcels: readonly RoundParcel[]) =>
  [...groupBy(parcels, ({ zone, size }) => `${zone}|${size}`).values()]
    .map((kind) => ({ zone: kind[0]?.zone, size: kind[0]?.size, count: kind.length }))
    .toSorted((a, b) => compareNames(a.zone ?? '', b.zone ?? '') || compareNames(a.size ?? '', b.size ?? ''))

/** The kept order after some machines changed their sequence: they share the places that they had, and the others keep theirs. */
export function reordered(order: readonly number[], changed: readonly number[]): number[] {
  const next = [...changed]
  return order.map((id) => (changed.includes(id) ? (next.shift() ?? id) : id))
}

/** Moves the item at `from` to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** Result of a code in a step. Only `expected` changes something. */
export type Outcome =
  | { kind: 'expected' | 'again' | ReturnType<typeof whyNot>; parcel: RoundParcel }
  | { kind: 'stranger'; text: string }

/** The parcels that a step waits for. */
export function expectedIn(
  { kind, machineId }: Pick<Step, 'kind' | 'machineId'>,
  parcels: readonly RoundParcel[],
): RoundParcel[] {
  if (kind === 'take') return parcels.filter(isReady)
  const here = parcels.filter((parcel) => parcel.machineId === machineId)
  return here.filter(kind === 'deposit' ? isOnBoard : isExpired)
}

/**
 * Judges a code. Of several parcels with one barcode each scan takes another one.
 * @param parcels the parcels of the step's courier
 * @param all the parcels of all couriers
 * @param texts possible readings of the code, the likeliest first
 * @param isEcho the scanner repeats the same parcel
 */
export function judgeScan(
  step: Step,
  { parcels, all = parcels }: { parcels: readonly RoundParcel[]; all?: readonly RoundParcel[] },
  texts: readonly string[],
  isEcho = false,
): Outcome {
  const expected = expectedIn(step, parcels)
  for (const text of texts) {
    const same = expected.filter(({ barcode }) => barcode === text)
    const next = same.find(({ id }) => !step.scanned.includes(id))
    const before = same.find(({ id }) => step.scanned.includes(id))
    if (next && !(isEcho && before)) return { kind: 'expected', parcel: next }
    if (before) return { kind: 'again', parcel: before }
    const other = parcels.find(({ barcode }) => barcode === text)
    if (other) return { kind: whyNot(step, other), parcel: other }
  }
  const strange = all.find(({ barcode }) => barcode !== undefined && texts.includes(barcode))
  if (strange && step.kind !== 'take' && strange.machineId !== step.machineId)
    return { kind: 'elsewhere', parcel: strange }
  return { kind: 'stranger', text: texts[0] ?? '' }
}

/** Why a parcel of the round is not for this step. The machine comes first, because a courier at the wrong machine must know. */
function whyNot({ kind, machineId }: Step, parcel: RoundParcel) {
  const isOver = !isReady(parcel) && !isOnBoard(parcel) && !isExpired(parcel)
  if (kind !== 'take' && parcel.machineId !== machineId) return 'elsewhere'
  if (isOver) return 'done'
  if (isExpired(parcel)) return 'toCollect'
  if (kind === 'take') return 'taken'
  return kind === 'collect' ? 'toDeposit' : 'atDepot'
}
