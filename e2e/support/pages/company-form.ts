import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'

/** The labels of the specification, in the order of the form. */
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

/** Values for the text fields of the specification, which are obligatory. */
export const typed = {
  cleveronCompanyId: 'CMP-NEW',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'a@b.pf',
  contactPhone: '87 12 34 56',
}

const stored: Readonly<Record<string, unknown>> = aCompany()

/** The text fields on screen by the names of the API, once the form is shown. */
export async function textFieldsOf(page: Page) {
  const fields = page.locator('form [data-field]:has(input:not([type=checkbox]))')
  await fields.first().waitFor()
  return fields.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['field'] ?? ''))
}

export const textField = (page: Page, name: string) => page.locator(`form [data-field='${name}'] input`)

/** Fills every text field, and returns what it typed. A field without a value in `typed` gets that of the builder. */
export async function fillCompany(page: Page, values: Partial<typeof typed> = {}) {
  const all: Record<string, string> = { ...typed, ...values }
  for (const name of await textFieldsOf(page)) {
    all[name] ??= String(stored[name])
    await textField(page, name).fill(all[name])
  }
  return all
}
