import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** `count` orders of one status, of which the newest has the number `count`, for a company. */
export const seedStatus = (world: World, count: number, status: string) =>
  world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: Array.from({ length: count }, (_, index) => anOrder({ id: index + 1, status, company: 7 })),
  })

export const selectButton = (page: Page) => page.getByRole('button', { name: 'Sélectionner', exact: true })
export const box = (page: Page, id: number) => page.getByRole('checkbox', { name: `Sélectionner la livraison ${id}` })
export const pageBox = (page: Page) => page.getByRole('checkbox', { name: 'Sélectionner toute la page' })
export const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' })
export const count = (page: Page) => bar(page).getByRole('status')
export const act = (page: Page, name: string) => bar(page).getByRole('button', { name })

export async function choose(page: Page, name: string) {
  await act(page, 'Autres actions').click()
  await page.getByRole('menuitem', { name }).click()
}

export const focused = (page: Page) => page.locator(':focus')
export const nextRecord = (page: Page) => page.getByRole('button', { name: 'Suivante', exact: true })
