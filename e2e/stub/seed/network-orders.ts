import type { JsonObject } from '../types.ts'
import { agoFrom, day } from './dates.ts'
import { networkBookings, slowMachine, usageOf, type Place } from './network-plan.ts'
import { finishedStory, storyInSlowMachine, storyUnderWay, type NetworkStory } from './network-stories.ts'
import { among, drawFrom, parcelsPerDay, weekdayOf, type Draw } from './network-time.ts'
import { clientOf, letters, productsOf } from './orders.ts'
import { numbers, pick } from './plan.ts'

/** Deliveries of the network of `npm start`: five weeks with rush hours, and deliveries under way. */

type Parcel = NetworkStory & { booking: Place; locker: number | null; group: number }

const days = 35
/** Statuses of parcels in a machine. Most have just arrived. */
const inMachine = [
  ['operin', 'operin', 'reminder', 'operin', 'operin', 'overtime', 'operin', 'operin'],
  ['operin', 'overtimedue', 'operin', 'operin', 'reminder', 'operin', 'operin'],
].flat()
const onTheWay = ['created', 'ready_for_delivery', 'picked_up', 'created', 'ready_for_delivery']
const parcelsOnTheWay = 18

const slowBookings = networkBookings.filter(({ machine }) => machine === slowMachine)

/** Picks bookings weighted by their use. */
function makePicker(): (draw: Draw) => Place {
  const total = networkBookings.reduce((sum, booking) => sum + usageOf(booking), 0)
  return (draw) => {
    let left = draw() * total
    const found = networkBookings.find((booking) => {
      left -= usageOf(booking)
      return left < 0
    })
    return found ?? (networkBookings[0] as Place)
  }
}

/** Every twentieth delivery has two or three parcels, which share recipient, statuses and codes. */
const parcelsOf = (delivery: number): number => (delivery % 20 === 7 ? 2 + (delivery % 3 === 0 ? 1 : 0) : 1)

function finished(now: number): Parcel[] {
  const pickBooking = makePicker()
  let delivery = 0
  return numbers(days).flatMap((ago) => {
    const moment = now - (ago - 1) * day
    const wanted = parcelsPerDay[weekdayOf(moment)] ?? 0
    return numbers(wanted).flatMap(() => {
      delivery += 1
      const draw = drawFrom(delivery)
      const picked = pickBooking(draw)
      // More for the slow machine, so that its forecast comes from its own stays.
      const booking = delivery % 30 === 0 ? pick(slowBookings, delivery / 30) : picked
      const story = finishedStory(moment, draw, booking.machine === slowMachine)
      const isOver = (story.steps.at(-1)?.at ?? now) < now
      return isOver
        ? numbers(parcelsOf(delivery)).map(() => ({ ...story, booking, locker: null, group: delivery }))
        : []
    })
  })
}

function underWay(now: number): Parcel[] {
  let rank = 0
  const story = (status: string) => storyUnderWay(status, now, drawFrom(9000 + rank))
  const waiting = networkBookings.flatMap((booking) =>
    numbers(booking.parcels).map((place) => {
      // In some bookings the parcels belong to one recipient.
      const isSibling = place > 1 && booking.id % 5 === 0
      if (!isSibling) rank += 1
      return { ...story(pick(inMachine, rank)), booking, locker: booking.firstLocker + place - 1, group: 9000 + rank }
    }),
  )
  const withRoom = networkBookings.filter(
    ({ machine, active, capacity, parcels }) => machine !== slowMachine && active && capacity - parcels > 0,
  )
  // Each booking at most once, because it may have room for one parcel only. The factor spreads them over the machines.
  const coming = numbers(parcelsOnTheWay).map((number) => {
    rank += 1
    const booking = pick(withRoom, number * Math.floor(withRoom.length / parcelsOnTheWay))
    return { ...story(pick(onTheWay, number)), booking, locker: null, group: 9000 + rank }
  })
  const filling = slowBookings.flatMap((booking) =>
    numbers(booking.capacity - booking.parcels).map((place): Parcel => {
      rank += 1
      const locker = booking.firstLocker + booking.parcels + place - 1
      return { ...storyInSlowMachine(now, drawFrom(9000 + rank)), booking, locker, group: 9000 + rank }
    }),
  )
  return [...waiting, ...coming, ...filling]
}

const couriers = [5, 5, 5, 10, 11, 12, 13, 14, 4]

const startOf = ({ steps }: Parcel): number => steps[0]?.at ?? 0

/** Deliveries by creation, the newest last. */
export function networkOrders(externalId: (company: number) => string, now: Date): JsonObject[] {
  const moment = Math.floor(now.getTime() / 60_000)
  const ago = agoFrom(now)
  const parcels = [...finished(moment), ...underWay(moment)].toSorted(
    (one, other) => startOf(one) - startOf(other) || one.group - other.group,
  )
  const groups = Map.groupBy(parcels, ({ group }) => group)
  return parcels.map((parcel, index) => {
    const { booking, group, hold, steps, locker } = parcel
    const order = index + 1
    const draw = drawFrom(group + 50_000)
    const siblings = groups.get(group) ?? []
    const stem = `${externalId(booking.company)}-${letters(group + 20_000)}`
    const withAlcohol = group % 11 === 0 && booking.climate < 3
    const history = steps.map(({ status, at }) => ({ status, createdAt: ago(moment - at, group % 3 === 0) }))
    return {
      barcode: siblings.length > 1 ? `${stem}-${siblings.indexOf(parcel) + 1}` : stem,
      multiOrderCode: siblings.length > 1 ? letters(group + 40_000) : null,
      receiveCode: String(10_000_000 + ((group * 7_919_311) % 90_000_000)),
      cleveronOrderId: `CLV${4999 + order}`,
      cleveronSlotId: locker === null ? null : String(locker),
      externalOrderId: group % 4 === 1 ? `EXT${order}` : null,
      ageRestriction: withAlcohol ? 18 : null,
      hold,
      status: steps.at(-1)?.status ?? 'created',
      products: productsOf(order, booking.climate, withAlcohol),
      client: clientOf(group),
      company: booking.company,
      locker: booking.machine,
      bookingSlot: booking.id,
      shippedBy: steps.some(({ status }) => status === 'picked_up') ? among(couriers, draw) : null,
      history,
      createdAt: history[0]?.createdAt ?? ago(0),
      updatedAt: history.at(-1)?.createdAt ?? ago(0),
    }
  })
}
