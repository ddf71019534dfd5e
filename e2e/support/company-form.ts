import type { Page } from '@playwright/test'
import { fillField } from './vocabulary.ts'
import type { World } from './world.ts'

/** What the journeys on the form of a company share. */

export const labels = [
  'Identifiant externe',
  'URL de notification des commandes',
  'Nom',
  'Nom du contact',
  'Adresse e-mail du contact',
  'Téléphone du contact',
  'Notifications par SMS',
  'Notifications par e-mail',
]

export const typed = {
  cleveronCompanyId: 'CMP-NEW',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'a@b.pf',
  contactPhone: '87 12 34 56',
}

export async function fillCompany(page: Page, values: Partial<typeof typed> = {}) {
  const all = Object.values({ ...typed, ...values })
  for (const [index, value] of all.entries()) await fillField(page, labels[index] ?? '', value)
}

export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()
export const writes = async (world: World) => (await world.requests()).filter(({ method }) => method !== 'GET')
