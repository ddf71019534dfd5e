import { expect, test } from 'vitest'
import { deliveryOf, isCollectedInADay, isExpired } from './deliveries.ts'
import { aDelivery, anOrder, hours, iso, now } from './test-deliveries.ts'

const at = (count: number) => iso(now + hours(count))

test.each([
  {
    what: 'the first deposit and the first collection, whichever key dates them and in whatever sequence they come',
    order: {
      status: 'receive',
      history: [
        { status: 'receive', updatedAt: at(-1) },
        { status: 'operin', createdAt: at(-5) },
        { status: 'operin', updatedAt: at(-9) },
      ],
    },
    facts: { deposit: now - hours(9), collection: now - hours(1), wasDeposited: true, isCollected: true },
  },
  {
    what: 'a return is a collection, and is named',
    order: { status: 'return', history: [{ status: 'operin', createdAt: at(-5) }] },
    facts: { wasDeposited: true, isCollected: true, isReturned: true, collection: undefined },
  },
  {
    what: 'a history without dates tells that, and not when',
    order: { status: 'receive', history: [{ status: 'operin' }, { status: 'receive' }] },
    facts: { deposit: undefined, collection: undefined, wasDeposited: true, isCollected: true },
  },
  {
    what: 'one deposit without a date could be the first',
    order: { status: 'operin', history: [{ status: 'operin', createdAt: at(-5) }, { status: 'operin' }] },
    facts: { deposit: undefined, wasDeposited: true },
  },
  {
    what: 'a collection before the deposit is no collection of this stay',
    order: {
      status: 'receive',
      history: [
        { status: 'receive', createdAt: at(-9) },
        { status: 'operin', createdAt: at(-5) },
      ],
    },
    facts: { isCollected: true, collection: undefined },
  },
  {
    what: 'an order that skips all steps was in a machine, nobody knows when',
    order: { status: 'receive', history: [{ status: 'receive', createdAt: at(-1) }] },
    facts: { wasDeposited: true, deposit: undefined, collection: now - hours(1) },
  },
  {
    what: 'a cancelled order was never in a machine',
    order: { status: 'cancel', history: [{ status: 'created', createdAt: at(-5) }] },
    facts: { wasDeposited: false, isCollected: false, createdDay: '2026-03-12' },
  },
  { what: 'an empty order', order: {}, facts: { wasDeposited: false, createdDay: undefined, holdMs: undefined } },
  { what: 'a hold of 0 is none', order: { hold: 0 }, facts: { holdMs: undefined } },
  { what: 'a hold in minutes', order: { hold: 90 }, facts: { holdMs: hours(1.5) } },
  {
    what: 'an expired parcel that was collected later is still marked',
    order: { status: 'receive', history: [{ status: 'overtime', createdAt: at(-2) }] },
    facts: { isMarkedExpired: true },
  },
  {
    what: 'company and machine below the booking, where they have names',
    order: {
      company: { '@id': '/api/companies/7', id: 7 },
      bookingSlot: {
        '@id': '/api/booking_slots/1',
        company: { '@id': '/api/companies/7', id: 7, name: 'Vaima' },
        slot: { '@id': '/api/slots/1', temperatureZone: { '@id': '/z/1', locker: { '@id': '/l/3', id: 3 } } },
      },
    },
    facts: { company: { id: 7, name: 'Vaima' }, machine: { id: 3, name: '#3' } },
  },
])('[STAT-02] the facts of an order: $what', ({ order, facts }) =>
  expect(deliveryOf(anOrder(order as never), now)).toMatchObject(facts),
)

const since = (deposited: number, collected?: number) =>
  aDelivery({
    deposit: now - hours(deposited),
    isCollected: collected !== undefined,
    collection: collected === undefined ? undefined : now - hours(deposited - collected),
  })
test.each([
  ['yes', 'at once', since(120, 0)],
  ['yes', 'after exactly 24 hours', since(120, 24)],
  ['no', 'after more than 24 hours', since(120, 24.01)],
  ['no', 'never', since(120)],
  ['yes', 'deposited exactly 24 hours ago', since(24, 1)],
  ['early', 'deposited less than 24 hours ago, and collected', since(23.9, 1)],
  ['early', 'deposited less than 24 hours ago', since(23.9)],
  ['early', 'deposited later than the clock', since(-1)],
  ['unknown', 'collected, nobody knows when', aDelivery({ collection: undefined })],
  ['unknown', 'deposited, nobody knows when', aDelivery({ deposit: undefined })],
  ['apart', 'never in a machine', aDelivery({ wasDeposited: false, deposit: undefined })],
  ['no', 'taken out by the courier', aDelivery({ isCollected: false, collection: undefined })],
] as const)('[STAT-02] collected within 24 hours: %s, %s', (verdict, _what, delivery) =>
  expect(isCollectedInADay(delivery, now)).toBe(verdict),
)

const stayed = (count: number, isRunning = false) => aDelivery({ stay: { ms: hours(count), isRunning } })
test.each([
  ['no', 'collected in time', stayed(4)],
  ['no', 'collected in the last moment', stayed(48)],
  ['yes', 'collected too late', stayed(48.1)],
  ['yes', 'still in the machine after its time', stayed(120, true)],
  ['yes', 'marked, although its stay is unknown', aDelivery({ isMarkedExpired: true, stay: undefined })],
  ['yes', 'marked before its time is over', aDelivery({ isMarkedExpired: true, deposit: now - hours(2) })],
  ['early', 'collected quickly, while others of its day may still expire', aDelivery({ deposit: now - hours(47) })],
  ['no', 'its time ends now', aDelivery({ deposit: now - hours(48) })],
  ['unknown', 'without a hold', aDelivery({ holdMs: undefined })],
  ['unknown', 'marked, without a hold', aDelivery({ holdMs: undefined, isMarkedExpired: true })],
  ['unknown', 'without a deposit', aDelivery({ deposit: undefined })],
  ['unknown', 'without a known stay', aDelivery({ stay: undefined })],
  ['apart', 'never in a machine', aDelivery({ wasDeposited: false })],
] as const)('[STAT-02] expired: %s, %s', (verdict, _what, delivery) => expect(isExpired(delivery, now)).toBe(verdict))
