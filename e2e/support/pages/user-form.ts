import type { Page } from '@playwright/test'
import { field, fillField } from './vocabulary.ts'

/** The values of a new user. */
export const typed = {
  Nom: 'Tehei',
  Prénom: 'Moana',
  'Adresse e-mail': 'moana@example.test',
  Téléphone: '87 70 00 00',
  "Nom d'utilisateur": 'moana',
  'Mot de passe': 'Motdepasse!2023',
}

type Label = keyof typeof typed

/** Fills every text field of a creation except those in `except`. */
export async function fillUser(page: Page, except: readonly string[] = []) {
  for (const [label, value] of Object.entries(typed)) if (!except.includes(label)) await fillField(page, label, value)
}

export const labels = Object.keys(typed) as Label[]

export const roleField = (page: Page) => page.getByRole('combobox', { name: 'Rôle' })
export const codeField = (page: Page) => field(page, "Code d'accès APM")

export async function chooseRole(page: Page, role: string) {
  await roleField(page).click()
  await page.getByRole('option', { name: role, exact: true }).click()
}

export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()
