import { expect, type Page } from '@playwright/test'
import { aCompanyBooking } from '../../builders/company-booking.ts'
import { aCompany } from '../../builders/company.ts'
import { loseCreation } from '../fixtures/lost.ts'
import { plant } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { field } from './vocabulary.ts'

/** The delivery wizard as a person goes through it. */

/** « Vini » with five slots at Taina and two at Punaauia; nobody else has any. */
export async function seedVini(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [
      aCompany({ id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }),
      aCompany({ id: 8, name: 'Sans réservation' }),
    ],
    bookingSlots: [
      aCompanyBooking({ id: 71, company: 7, machine: 'Taina-3', zone: 'Frais', capacity: 5, size: [40, 50, 60] }),
      aCompanyBooking({ id: 72, company: 7, machine: 'Punaauia', zone: 'Sec', capacity: 2, size: [20, 30, 40] }),
    ],
  })
}

export async function chooseCompany(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option', { name }).click()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click()
export const validate = (page: Page) => page.getByRole('button', { name: 'Valider' }).click()

/** The quantity of the booking at this machine. */
export const quantityAt = (page: Page, machine: string) =>
  page.getByRole('listitem', { name: machine }).getByRole('spinbutton', { name: 'Quantité' })

export const client = {
  Nom: 'Teriipaia',
  Prénom: 'Hina',
  Téléphone: '+689 87 12 34 56',
  'Adresse e-mail': 'hina@mail.pf',
}

export async function fillRecipient(page: Page, values: Partial<typeof client> = {}) {
  for (const [label, value] of Object.entries({ ...client, ...values })) await field(page, label).fill(value)
}

/** From the first step to the last one, with so many slots per machine. */
export async function goToRecap(page: Page, quantities: Record<string, number> = { 'Taina-3': 1 }) {
  await chooseCompany(page, 'Vini')
  await next(page)
  for (const [machine, quantity] of Object.entries(quantities)) await quantityAt(page, machine).fill(String(quantity))
  await next(page)
  await fillRecipient(page)
  await next(page)
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
}

/** The block of one chosen slot on the last step. */
export const parcel = (page: Page, rank: number, total: number) =>
  page.getByRole('region', { name: total === 1 ? 'Casier' : `Casier ${rank} sur ${total}`, exact: true })

interface PostedOrder {
  bookingSlot: string
  products: { name: string; quantity: number; price: number }[]
  client: Record<string, string>
  receiveCode: string
  barcode: string
  hold: number
  multiOrderCode: string | null
  ageRestriction: number | null
  externalOrderId: string
}

/** What the console has sent as new orders, oldest first. */
export async function posted(world: World): Promise<PostedOrder[]> {
  const calls = await world.requests('POST /api/orders')
  return calls.map(({ body }) => body as PostedOrder)
}

/** The steps whose links can be followed now. */
export const stepLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Étapes de la création' }).getByRole('link')

/** What the last step was reached with, by quantities; drafts of a member, as the console itself has stored them. */
const drafts = new Map<string, string>()

/**
 * On the last step as a member, without going through the other three again: they are told by journeys of their own. The
 * first time they are gone through; afterwards the tab finds what it had stored then.
 */
export async function openRecap(page: Page, open: (path: string) => Promise<Page>, quantities: Record<string, number>) {
  const key = JSON.stringify(quantities)
  const draft = drafts.get(key)
  if (draft === undefined) {
    await open('/livraisons/creation')
    await goToRecap(page, quantities)
    drafts.set(key, await page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)))))
    return
  }
  const left = await plant(page, 'sessionStorage', JSON.parse(draft) as Record<string, string>)
  await open('/livraisons/creation?etape=4')
  await left.dispose()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible()
}

/** The same once more in the page that is open, from the list and without a reload. */
export async function openRecapAgain(page: Page, quantities: Record<string, number>) {
  await page.evaluate(
    (text) => {
      for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>))
        sessionStorage.setItem(name, value)
    },
    drafts.get(JSON.stringify(quantities)) ?? '{}',
  )
  await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
  await stepLinks(page).filter({ hasText: 'Récapitulatif' }).click()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible()
}

/** New orders wait, one by one, until they are let through. */
export async function holdOrders(page: Page) {
  const waiting: (() => void)[] = []
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => waiting.push(resolve))
    return route.continue()
  })
  return { open: () => waiting.shift()?.() }
}

/** The nth new order is lost on its way, or its answer is. */
export const loseOrder = (page: Page, nth: number, how: { stored: boolean }) => loseCreation(page, 'orders', nth, how)
