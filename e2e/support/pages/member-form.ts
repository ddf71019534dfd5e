import { expect, type Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import type { World } from '../fixtures/world.ts'
import { roleField } from './user-form.ts'

export const path = '/societes/5/utilisateur/creation'

export const seedCompany = (world: World, given: Parameters<typeof aCompany>[0] = {}) =>
  world.start({ companies: [aCompany({ id: 5, name: 'Épicerie Vaiana', ...given })] })

/** The roles that are always offered. */
export const plain = ['Administrateur', 'Membre', 'Opérateur', 'Livreur']

export async function expectRoles(page: Page, options: readonly string[]) {
  await expect(roleField(page)).toHaveValue('')
  await roleField(page).click()
  await expect(page.getByRole('option')).toHaveText(options)
}
