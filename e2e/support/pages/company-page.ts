import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'

/** Shared by the journeys on a company's page: company 12, and Teva, who may be its owner. */

export const removeMoana = 'Retirer Moana de cette société'

const teva = aUser({ id: 700, firstName: 'Teva', lastName: 'Maono', roles: ['ROLE_ADMIN'] })

/** A world with only that company, with the given changes. */
export const seedCompany = (world: World, company: object = {}, more: Record<string, object[]> = {}) =>
  world.start({
    users: [teva],
    companies: [{ ...aCompany({ id: 12, name: 'Épicerie Vaiana' }), ...company }],
    ...more,
  })

/** Moana Membre 800, Moana Membre 801… */
export const someMembers = (count: number, first = 800) =>
  Array.from({ length: count }, (_, index) => aUser({ id: first + index, lastName: `Membre ${first + index}` }))

export const queryOf = (url = '') => decodeURIComponent(new URL(url, 'http://any').search)

/** The list of users in either dialog. */
export const picker = (page: Page) => page.getByRole('combobox', { name: 'Utilisateur' })

export const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
export const iris = (ids: number[]) => ids.map((id) => `/api/users/${id}`)

/** The queries of the reads that precede a write of the members. */
export const membersReads = async (world: World) =>
  (await world.requests('GET /api/companies/12/members'))
    .map(({ url }) => queryOf(url))
    .filter((query) => query.includes('itemsPerPage=100'))

export const hiro = aUser({ id: 900, firstName: 'Hiro', lastName: 'Pani', email: 'hiro@example.test' })

export async function openPicker(page: Page) {
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await picker(page).click()
  return page.getByRole('dialog', { name: 'Ajouter un utilisateur' })
}
