import type { Page } from '@playwright/test'
import { aUser } from '../../builders/user.ts'
import { storageOf } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { field, fillField } from './vocabulary.ts'

export const profilePath = '/mon-compte/modification'

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

export const storedUser = async (page: Parameters<typeof storageOf>[0]) =>
  JSON.parse((await storageOf(page))['eb_user'] ?? '{}') as { firstName?: string; roles?: string[] }

/** Moana is user 7, beside the five accounts of the tests. */
export async function seedMoana(world: World, more: Parameters<typeof aUser>[0] = {}) {
  const moana = { id: 7, firstName: 'Moana', lastName: 'Tehei', username: 'moana', email: 'moana@example.test' }
  await world.start({ users: [aUser({ ...moana, createdAt: '2023-03-15T05:30:00+00:00', ...more })] })
}

export const operator = { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 4321 }
