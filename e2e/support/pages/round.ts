import { expect, type Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'

/** Helpers for the round of a courier. */

export const stops = (page: Page) => page.getByRole('list', { name: 'Machines de la tournée' }).locator('> li')
export const stop = (page: Page, name: string) =>
  stops(page).filter({ has: page.getByRole('heading', { name: new RegExp(`\\. ${name}$`) }) })
export const stopNames = (page: Page) => stops(page).getByRole('heading', { level: 2 })
export const finishStep = (page: Page) => page.getByRole('button', { name: /^Terminer/ })
export const told = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
export const waitingChanges = (page: Page) => page.getByText(/en attente d'envoi$/)

/** Six machines around the island, from north to south and on to the east. */
const machines = [
  ['Papeete-1', -17.5353, -149.5696],
  ['Faaa-2', -17.5506, -149.6083],
  ['Punaauia-3', -17.6333, -149.6],
  ['Paea-4', -17.6833, -149.5833],
  ['Taravao-5', -17.7333, -149.3],
  ['Mahina-6', -17.51, -149.49],
] as const

const deposited = { status: 'operin', createdAt: '2023-04-10T09:00:00-10:00' }

/** Number of the parcel at this place of a machine: 101 to 105 for machine 1. */
export const numberAt = (machine: number, place: number) => machine * 100 + place

/**
 * 30 parcels in six machines: of each, three at the depot, one on the way, one expired. Barcodes are « TR-101 » and so on.
 * One more parcel was collected by its recipient.
 */
/** @param courier who brings the parcels that are on the way; null where the server does not tell */
export async function seedRound(world: World, courier: number | null = 501) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    users: [aUser({ id: 501, firstName: 'Teva', lastName: 'Marama', roles: ['ROLE_SHIPPER'] })],
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    clients: [aClient({ id: 5, lastname: 'Tapare', phone: '87112233' })],
    lockers: machines.map(([shortLocation, latitude, longitude], index) =>
      aLocker({
        id: index + 1,
        shortLocation,
        latitude,
        longitude,
        temperatureZones: [
          aZone({ id: index + 1, name: 'Frais', myKey: 'MT', slots: [aSlot({ id: index + 1, capacity: 900 })] }),
        ],
      }),
    ),
    bookingSlots: machines.map((_, index) => ({
      id: index + 1,
      slot: index + 1,
      company: 7,
      capacity: 500,
      active: true,
    })),
  })
  const statuses = ['ready_for_delivery', 'ready_for_delivery', 'ready_for_delivery', 'picked_up', 'overtime']
  const parcel = (machine: number, place: number, status: string | undefined) =>
    anOrder({
      id: numberAt(machine, place),
      barcode: `TR-${numberAt(machine, place)}`,
      status,
      company: 7,
      client: 5,
      locker: machine,
      bookingSlot: machine,
      shippedBy: status === 'picked_up' ? courier : null,
      history: status === 'overtime' ? [deposited] : [],
      cleveronSlotId: status === 'overtime' ? String(place) : null,
    })
  await world.seed({
    orders: [
      ...machines.flatMap((_, index) => statuses.map((status, place) => parcel(index + 1, place + 1, status))),
      { ...parcel(1, 9, 'receive'), barcode: 'PARTI-9' },
    ],
  })
}
