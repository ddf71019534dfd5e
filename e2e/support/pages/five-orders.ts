import { expect, type Page } from '@playwright/test'
import type { Fault, World } from '../fixtures/world.ts'
import { expectFlash } from './vocabulary.ts'

/** A submission of five orders, in which one meets a fault. */
const positions = [1, 2, 3, 4, 5]
export const five = { 'Taina-3': 4, Punaauia: 1 }

/** The nth new order. */
export const at = (nth: number): Fault => ({ method: 'POST', path: '/api/orders$', nth })

/** Number of existing and of missing orders. */
export const report = (page: Page, created: number) =>
  page.getByRole('main').getByText(`${created} commande(s) créée(s), ${5 - created} en échec`, { exact: true })

/** Expects exactly five orders with the codes of one submission (G-75). */
export async function expectFiveOrders(page: Page, world: World) {
  // Five calls, one after the other.
  await expect(page).toHaveURL('/livraisons', { timeout: 20_000 })
  await expectFlash(page, '5 commandes créées !')
  const orders = await world.table('orders')
  expect(orders).toHaveLength(5)
  const stem = String(orders[0]?.['barcode']).replace(/-1$/, '')
  expect(stem).toMatch(/^vini-01-[A-Z]{8}$/)
  expect(orders.map(({ barcode }) => barcode)).toEqual(positions.map((position) => `${stem}-${position}`))
  for (const code of ['multiOrderCode', 'receiveCode']) {
    expect(new Set(orders.map((order) => order[code])).size).toBe(1)
  }
}
