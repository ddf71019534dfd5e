import type { Locator, Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import type { World } from '../fixtures/world.ts'
import { chooseOption } from './vocabulary.ts'

/** Shared by the journeys on bookings: company 12 and its booking 42, in slot 9 of zone 5 « Frais » of machine 3. */

const taina = {
  id: 3,
  cleveronApmId: 'APM-3',
  type: 501,
  location: 'Centre commercial, Punaauia',
  shortLocation: 'Taina-3',
}
const frais = { id: 5, name: 'Frais', myKey: 'MT', locker: 3 }
/** Height 10, width 20, depth 30: 14 places. */
const slot = { id: 9, size: 'S', capacity: 14, height: 10, width: 20, depth: 30, maxWeight: 10, temperatureZone: 5 }

const booking = { id: 42, company: 12, slot: 9, capacity: 5, active: true }

const created = { status: 'created', company: 12, locker: 3, bookingSlot: 42, hold: 2880 }

/** Booking 42 reserves five places and has two free. Its slot has nine places that are not reserved. */
export async function seedBookings(world: World, given: object = {}, more: Record<string, object[]> = {}) {
  await world.start({
    lockers: [taina],
    temperatureZones: [frais],
    slots: [slot],
    companies: [aCompany({ id: 12, name: 'Épicerie Vaiana' })],
    bookingSlots: [{ ...booking, ...given }],
    orders: [700, 701, 702].map((id) => ({ ...created, id, barcode: `12-${id}` })),
  })
  await world.seed(more)
}

/** Société 101, Société 102… */
export const someCompanies = (count: number) =>
  Array.from({ length: count }, (_, index) => aCompany({ id: 101 + index, name: `Société ${101 + index}` }))

/** The row of a company in the outer table, not one of its bookings. */
export const companyRow = (page: Page, name: string) =>
  companies(page)
    .locator('> tbody > tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

export const companies = (page: Page) => page.getByRole('table', { name: 'Bookings', exact: true })
export const companyNames = (page: Page) => companies(page).locator('> tbody > tr > th')
export const switchOf = (page: Page, id: number) => page.getByRole('switch', { name: new RegExp(`#${id}$`) })
export const editButton = (page: Page, id: number) => page.getByRole('button', { name: `Modifier le booking #${id}` })
export const removeButton = (page: Page, id: number) =>
  page.getByRole('button', { name: `Supprimer le booking #${id}` })

/** Only the `GET /api/companies?…` calls of the list of bookings. */
export async function listCalls(world: World): Promise<URLSearchParams[]> {
  const calls = await world.requests('GET /api/companies?')
  return calls
    .map(({ url }) => new URL(url, 'http://any').searchParams)
    .filter((query) => query.has('q[bookingSlots][]'))
}

export const pageAndSize = (queries: URLSearchParams[]) =>
  queries.map((query) => `${query.get('page')} × ${query.get('itemsPerPage')}`)

/** Labels of the list, of the creation and of the change. */
export const rowsPerPage = 'Lignes par page :'
export const newQuantity = 'Quantité souhaitée'
export const changedQuantity = 'Nombre de casier à réserver'

/** The orders of booking 42 have left the machine, so that it may be deleted. */
export const collected = { orders: [700, 701, 702].map((id) => ({ id, status: 'receive' })) }

/** Goes through the three lists of a creation that depend on each other. */
export async function chooseSlot(
  page: Page,
  { machine, zone, slot: size }: { machine: string; zone: string; slot: string },
) {
  await chooseOption(page, 'Machine', machine)
  await chooseOption(page, 'Zone de température', zone)
  await chooseOption(page, 'Casier', size)
}

export const combobox = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label })

/** Besides slot 9: slot 10 of the same zone is fully reserved, slot 20 is in another zone, slot 30 in another machine. */
export const otherSlots = {
  lockers: [{ ...taina, id: 4, cleveronApmId: 'APM-4', shortLocation: 'Faaa-4', location: 'Aéroport' }],
  temperatureZones: [
    { id: 6, name: 'Surgelé', myKey: 'LT', locker: 3 },
    { id: 7, name: 'Ambiant', myKey: 'HT', locker: 4 },
  ],
  slots: [
    { id: 10, size: 'M', capacity: 3, height: 40, width: 50, depth: 60, maxWeight: 10, temperatureZone: 5 },
    { id: 20, size: 'M', capacity: 4, height: 10, width: 20, depth: 30, maxWeight: 10, temperatureZone: 6 },
    { id: 30, size: 'M', capacity: 8, height: 11, width: 22, depth: 33, maxWeight: 10, temperatureZone: 7 },
  ],
  bookingSlots: [{ id: 43, company: 12, slot: 10, capacity: 3, active: true }],
}
