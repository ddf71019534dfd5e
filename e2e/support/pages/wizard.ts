import { expect, type Page } from '@playwright/test'
import { aCompanyBooking } from '../../builders/company-booking.ts'
import { aCompany } from '../../builders/company.ts'
import { aWizardDraft } from '../../builders/wizard-draft.ts'
import { plant } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { expectFlash, field } from './vocabulary.ts'

export const wizardPath = '/livraisons/creation'

/** « Vini » has five slots at Taina and two at Punaauia. No other company has any. */
export const seedVini = (world: World) =>
  world.start({
    companies: [
      aCompany({ id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }),
      aCompany({ id: 8, name: 'Sans réservation' }),
    ],
    bookingSlots: [
      aCompanyBooking({ id: 71, company: 7, machine: 'Taina-3', zone: 'Frais', capacity: 5, size: [40, 50, 60] }),
      aCompanyBooking({ id: 72, company: 7, machine: 'Punaauia', zone: 'Sec', capacity: 2, size: [20, 30, 40] }),
    ],
  })

export async function chooseCompany(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option', { name }).click()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click()

export async function validate(page: Page, message?: string) {
  await page.getByRole('button', { name: 'Valider' }).click()
  if (message !== undefined) await expectFlash(page, message)
}

export const quantityAt = (page: Page, machine: string) =>
  page.getByRole('listitem', { name: machine }).getByRole('spinbutton', { name: 'Quantité' })

export const client = {
  Nom: 'Teriipaia',
  Prénom: 'Hina',
  Téléphone: '+689 87 12 34 56',
  'Adresse e-mail': 'hina@mail.pf',
}

export async function fillClient(page: Page, values: Partial<typeof client> = {}) {
  for (const [label, value] of Object.entries({ ...client, ...values })) await field(page, label).fill(value)
}

/** Goes from the first step to the last one, with these numbers of slots per machine. */
export async function goToRecap(page: Page, quantities: Record<string, number> = { 'Taina-3': 1 }) {
  await chooseCompany(page, 'Vini')
  await next(page)
  for (const [machine, quantity] of Object.entries(quantities)) await quantityAt(page, machine).fill(String(quantity))
  await next(page)
  await fillClient(page)
  await next(page)
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
}

/** The block of one chosen slot on the last step. */
export const orderDraft = (page: Page, rank: number, total: number) =>
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

/** The new orders that the console has sent, oldest first. */
export async function posted(world: World): Promise<PostedOrder[]> {
  const calls = await world.requests('POST /api/orders')
  return calls.map(({ body }) => body as PostedOrder)
}

/** The steps whose links can be followed now. */
export const stepLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Étapes de la création' }).getByRole('link')

/** Opens the last step as a member, with these numbers of slots per machine. Other journeys go through the other steps. */
export async function openRecap(page: Page, open: (path: string) => Promise<Page>, quantities: Record<string, number>) {
  const draft = JSON.stringify(aWizardDraft({ owner: 'membre', quantities }))
  const left = await plant(page, 'sessionStorage', { eb_order_draft: draft })
  await open('/livraisons/creation?etape=4')
  await left.dispose()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible()
}

export const declare = async (page: Page, rank: number, total: number, ...names: string[]) => {
  for (const [line, name] of names.entries()) {
    const block = orderDraft(page, rank, total)
    if (line > 0) await block.getByRole('button', { name: 'Ajouter un produit' }).click()
    await block.getByLabel('Nom').nth(line).fill(name)
  }
}

export const hasDraft = (page: Page) => page.evaluate(() => 'eb_order_draft' in sessionStorage)

export const step = (page: Page) => page.locator('[aria-current=step]')
