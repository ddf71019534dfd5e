import type { Page } from '@playwright/test'
import { fillField } from './vocabulary.ts'

/** Shared by the journeys on the company form. */

/** The label of each field, in the order of the form. */
export const labels = {
  cleveronCompanyId: 'Identifiant externe',
  orderEventUrl: 'URL de notification des commandes',
  name: 'Nom',
  contactName: 'Nom du contact',
  contactEmail: 'Adresse e-mail du contact',
  contactPhone: 'Téléphone du contact',
  smsProviderActive: 'Notifications par SMS',
  mailProviderActive: 'Notifications par e-mail',
} as const

/** Values for the text fields. */
export const typed = {
  cleveronCompanyId: 'CMP-NEW',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'a@b.pf',
  contactPhone: '87 12 34 56',
}

type TextField = keyof typeof typed

export const textFields = Object.keys(typed) as TextField[]

export async function fillCompany(page: Page, values: Partial<typeof typed> = {}) {
  const all = { ...typed, ...values }
  for (const name of textFields) await fillField(page, labels[name], all[name])
}
