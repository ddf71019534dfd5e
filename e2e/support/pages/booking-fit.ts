import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** 11 in the morning of Tuesday 31 March 2026 in Tahiti. The four weeks until yesterday begin on 3 March. */
const clock = '2026-03-31T21:00:00Z'

const HOUR = 3_600_000
/** Noon in Tahiti on this day of March. */
const noon = (day: number) => Date.UTC(2026, 2, day, 22)
const iso = (time: number) => new Date(time).toISOString()

/** Booking 41 of Vaima reserves 8 places and never needed more than 4. Booking 42 of Aorai reserves 2, which were taken on 6 days. */
export async function seedBookingFit(world: World, page: Page) {
  const zones = [aZone({ id: 5, name: 'Frais', slots: [aSlot({ id: 9, capacity: 30 })] })]
  const stays: { booking: number | null; company: number; day: number; hours: number }[] = [
    // Six days with four parcels from noon on.
    ...[4, 8, 12, 16, 20, 24].flatMap((day) => [3, 4, 5, 6].map((hours) => ({ booking: 41, company: 7, day, hours }))),
    ...[5, 9, 13, 17, 21, 25].flatMap((day) => [3, 9].map((hours) => ({ booking: 42, company: 8, day, hours }))),
    { booking: null, company: 8, day: 26, hours: 2 },
  ]
  const orders = stays.map(({ booking, company, day, hours }, index) =>
    anOrder({
      id: index + 1,
      status: 'receive',
      company: company as never,
      locker: 1 as never,
      bookingSlot: booking as never,
      createdAt: iso(noon(day) - HOUR),
      history: [
        { status: 'operin', createdAt: iso(noon(day)) },
        { status: 'receive', createdAt: iso(noon(day) + hours * HOUR) },
      ],
    }),
  )
  await world.start({
    clock,
    companies: [aCompany({ id: 7, name: 'Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Quai', temperatureZones: zones })],
    bookingSlots: [
      { id: 41, slot: 9, company: 7, capacity: 8, active: true },
      { id: 42, slot: 9, company: 8, capacity: 2, active: true },
    ],
    orders,
  })
  await page.clock.setFixedTime(clock)
}
