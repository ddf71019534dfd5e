import { expect, test } from 'vitest'
import type { BookingSlot } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { anOrder, iso } from '#domain/test-deliveries.ts'
import { bookingFitsOf, periodIn, readFrom } from './booking-fits.ts'
import { sentenceOf } from './copy.ts'

const HOUR = 3_600_000
/** Midnight in Tahiti before Monday 2 March 2026, and two weeks later. */
const start = Date.UTC(2026, 2, 2, 10)
const now = start + 14 * 24 * HOUR
const period = { first: '2026-03-02', last: '2026-03-08' }

const booking = (id: number, machine: number, zone: number, given: Partial<BookingSlot> = {}): BookingSlot => ({
  ...record('booking_slots', id),
  capacity: 8,
  available: 8,
  active: true,
  company: { '@id': '/api/companies/7', id: 7, name: 'Vaima' },
  slot: {
    ...record('slots', zone),
    height: 10 * zone,
    width: 20,
    depth: 30,
    temperatureZone: {
      ...record('temperature_zones', zone),
      name: `Zone ${zone}`,
      locker: { '@id': `/api/lockers/${machine}`, id: machine, shortLocation: `M${machine}` },
    },
  },
  ...given,
})

/** A parcel that was in its place from `at` on, in hours after the start. */
const parcel = (id: number, bookingId: number | undefined, at: number, lasts?: number, isDated = true) =>
  anOrder({
    id,
    status: lasts === undefined ? 'operin' : 'receive',
    createdAt: iso(start + (at - 1) * HOUR),
    company: { '@id': '/api/companies/7', id: 7, name: 'Vaima' },
    ...(bookingId !== undefined && {
      bookingSlot: { '@id': `/api/booking_slots/${bookingId}`, id: bookingId },
    }),
    history: [
      { status: 'operin', ...(isDated && { createdAt: iso(start + at * HOUR) }) },
      ...(lasts === undefined ? [] : [{ status: 'receive', createdAt: iso(start + (at + lasts) * HOUR) }]),
    ],
  })

const fitsOf = (
  orders: Parameters<typeof bookingFitsOf>[0],
  bookings: readonly BookingSlot[],
  given: Partial<Parameters<typeof bookingFitsOf>[2]> = {},
) =>
  bookingFitsOf(orders, bookings, {
    period,
    now,
    isWhole: true,
    companyId: undefined,
    machineId: undefined,
    ...given,
  })

test.each([
  ['the four weeks until yesterday', {}, '2026-03-31', ['2026-03-03', '2026-03-30']],
  ['four weeks until the chosen end', { au: '2026-03-10' }, '2026-03-31', ['2026-02-11', '2026-03-10']],
  ['from a day until yesterday', { du: '2026-01-01' }, '2026-03-31', ['2026-01-01', '2026-03-30']],
  ['not beyond today', { du: '2026-03-30', au: '2026-05-01' }, '2026-03-31', ['2026-03-30', '2026-03-31']],
])('[FIT-01] the period is %s', (_what, search, today, days) => {
  const found = periodIn(search, today)
  expect([found.first, found.last]).toEqual(days)
})

test('[FIT-01] deliveries are read from two weeks before the period on', () =>
  expect(readFrom(period)).toBe('2026-02-16'))

test('[FIT-01] each booking counts its own parcels, also two sizes in zones of one machine', () => {
  const { rows, machines, companies } = fitsOf(
    [parcel(1, 1, 5, 3), parcel(2, 1, 6, 3), parcel(3, 2, 5, 3)],
    [booking(1, 1, 1), booking(2, 1, 2), booking(3, 2, 3, { company: { '@id': '/api/companies/8', id: 8 } })],
  )
  expect(rows.map(({ rank, booking: { id }, most, place: { zone, size } }) => [rank, id, most, zone, size])).toEqual([
    [1, 3, 0, 'Zone 3', '30\u00A0x\u00A020\u00A0x\u00A030\u00A0cm'],
    [2, 2, 1, 'Zone 2', '20\u00A0x\u00A020\u00A0x\u00A030\u00A0cm'],
    [3, 1, 2, 'Zone 1', '10\u00A0x\u00A020\u00A0x\u00A030\u00A0cm'],
  ])
  expect(machines.map(({ party, bookings, reserved, unused }) => [party.name, bookings, reserved, unused])).toEqual([
    ['M1', 2, 16, 13],
    ['M2', 1, 8, 8],
  ])
  expect(companies.map(({ party }) => party.name)).toEqual(['Vaima', '#8'])
})

test('[FIT-01] parcels without a booking, of a deleted one, and without dates are counted apart', () => {
  const all = [
    parcel(1, undefined, 5, 3),
    parcel(2, 99, 5, 3),
    parcel(3, 1, 5, 3, false),
    parcel(4, 1, 5, 3),
    // Outside of the period, or never there.
    parcel(5, undefined, -40, 3),
    parcel(6, 1, -40 * 24, 3, false),
    anOrder({ id: 7, status: 'created' }),
  ]
  const { rows, unbooked, orphaned, undated } = fitsOf(all, [booking(1, 1, 1)])
  expect({ unbooked, orphaned, undated }).toEqual({ unbooked: 1, orphaned: 1, undated: 1 })
  expect(rows).toMatchObject([{ parcels: 1, undated: 1, most: 1, isAtLeast: true }])
})

test('[FIT-01] the filters keep the bookings of a company and of a machine', () => {
  const bookings = [booking(1, 1, 1), booking(2, 2, 2), booking(3, 2, 3, { company: undefined, slot: undefined })]
  const ids = (given: object) => fitsOf([], bookings, given).rows.map((row) => row.booking.id)
  expect([ids({}), ids({ companyId: 7 }), ids({ machineId: 2 })]).toEqual([[1, 2, 3], [1, 2], [2]])
  expect(fitsOf([], bookings).machines.map(({ party }) => party.name)).toEqual([undefined, 'M1', 'M2'])
})

test.each([
  ['Pourrait passer de 8 à 2', {}, 20, {}],
  ['Trop peu de livraisons (19)', {}, 19, {}],
  ['Aucun colis en 7 jours', {}, 0, {}],
  ['Désactivée, mais garde 8 casiers', { active: false }, 20, {}],
  ['Lecture partielle\u00A0: pas de proposition', {}, 20, { isWhole: false }],
  ['Le serveur compte plus de colis\u00A0: pas de proposition', { available: 7 }, 20, {}],
  ['Places prises inconnues\u00A0: pas de proposition', { available: undefined }, 20, {}],
  ['La société a manqué de place 3 jours', { capacity: 1, available: 1 }, 20, {}],
  ['La société a manqué de place au moins 3 jours', { capacity: 1, available: 1 }, 20, { isWhole: false }],
  ['Rien à changer', { capacity: 2, available: 2 }, 20, {}],
  ['Trop peu de livraisons (3)', { capacity: 2, available: 2 }, 3, {}],
  ['Chiffres incomplets', { capacity: 2, available: 2 }, 20, { isWhole: false }],
  ['Nombre de casiers réservés inconnu', { capacity: undefined }, 20, {}],
])('[FIT-02] %s', (sentence, given, count, asked) => {
  const parcels = Array.from({ length: count }, (_, index) => parcel(index, 1, 1 + index * 3, 2))
  const [row] = fitsOf(parcels, [booking(1, 1, 1, given)], asked).rows
  expect(row && sentenceOf(row)).toBe(sentence)
})

test('[FIT-02] more parcels than places are no shortage: somebody has made the booking smaller', () => {
  const parcels = Array.from({ length: 9 }, (_, index) => parcel(index, 1, 5, 2))
  const [row] = fitsOf(parcels, [booking(1, 1, 1)]).rows
  expect(row && sentenceOf(row)).toBe('9 colis pour 8 casiers\u00A0: réservation réduite entre-temps ?')
})
