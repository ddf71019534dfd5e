import { expect, type Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { Person } from '../fixtures/test.ts'
import type { World } from '../fixtures/world.ts'
import { listening, scan } from './scanner.ts'
import { card } from './vocabulary.ts'

export const begin = (page: Page) => page.getByRole('button', { name: 'Commencer le comptage' })
export const finish = (page: Page) => page.getByRole('button', { name: 'Terminer' })
export const figure = (page: Page, of: number) => page.getByText(new RegExp(`^\\d+ sur ${of}$`))
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
export const strangers = (page: Page) => card(page, 'Inattendus').getByRole('listitem')

const deposited = { status: 'operin', createdAt: '2023-04-10T09:00:00-10:00' }

/** A parcel of Vaima in machine 3 by default. */
export const parcel = (id: number, given: object = {}) =>
  anOrder({
    id,
    status: 'operin',
    cleveronSlotId: String(id),
    company: 7,
    client: 5,
    locker: 3,
    bookingSlot: id % 2 === 0 ? 30 : 31,
    history: [deposited],
    ...given,
  })

/** Twelve parcels in machine 3 (Taina-3), one in machine 4 (Arue-4), none in machine 5 (Faaa-5), and one that was collected. */
export async function seedCount(world: World) {
  const zone = (id: number, name: string) => aZone({ id, name, slots: [aSlot({ id, capacity: 900 })] })
  await world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    clients: [aClient({ id: 5, lastname: 'Tapare' })],
    lockers: [
      aLocker({ id: 3, shortLocation: 'Taina-3', temperatureZones: [zone(30, 'Frais'), zone(31, 'Ambiant')] }),
      aLocker({ id: 4, shortLocation: 'Arue-4', temperatureZones: [zone(40, 'Frais')] }),
      aLocker({ id: 5, shortLocation: 'Faaa-5', temperatureZones: [] }),
    ],
    bookingSlots: [30, 31, 40].map((id) => ({ id, slot: id, company: 7, capacity: 500, active: true })),
    orders: [
      ...Array.from({ length: 12 }, (_, index) => parcel(index + 1, { barcode: `CMP-${100 + index}` })),
      parcel(41, { barcode: 'AILLEURS-1', locker: 4, bookingSlot: 40 }),
      parcel(42, {
        barcode: 'PARTI-42',
        status: 'receive',
        cleveronSlotId: null,
        history: [deposited, { status: 'receive', createdAt: '2023-04-11T10:12:00-10:00' }],
      }),
    ],
  })
}

export async function start(page: Page, of = 12) {
  await begin(page).click()
  await expect(figure(page, of)).toHaveText(`0 sur ${of}`)
  await listening(page)
}

/** Begins the count of the parcels of `seedCount`. */
export async function openCount(world: World, person: Person) {
  await seedCount(world)
  const page = await person.open('/inventaire/3/comptage')
  await start(page)
  return page
}

export async function scanAll(page: Page, from: number, to: number) {
  for (let code = from; code <= to; code++) {
    await scan(page, `CMP-${code}`)
    await said(page, `CMP-${code}\u{A0}: présent, casier ${code - 99}`)
  }
}
