import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'
import { hoursAgo, now } from './today.ts'

export const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Chiffres', exact: true }).locator('div').filter({ hasText: name }).first()

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The texts of the cells, row by row, by the name of the row. */
export async function rowsOf(page: Page, name: string) {
  const rows = await table(page, name).locator('tbody tr, tfoot tr').all()
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
  return new Map(texts.map(([head = '', ...cells]) => [plain(head), cells.map(plain)]))
}

/** Vaima has twenty deliveries in Quai, Aorai has nineteen in Marché; every fourth expired. */
export async function seedFew(world: World) {
  const order = (id: number, company: number, locker: number) =>
    anOrder({
      id,
      status: 'receive',
      company: company as never,
      locker: locker as never,
      createdAt: hoursAgo(id < 30 ? 100 : 124),
      hold: 600,
      history: [
        { status: 'operin', createdAt: hoursAgo(99) },
        { status: 'receive', createdAt: hoursAgo(id % 4 === 0 ? 60 : 95) },
      ],
    })
  await world.start({
    clock: now,
    companies: [aCompany({ id: 7, name: 'Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Quai' }), aLocker({ id: 2, shortLocation: 'Marché' })],
    orders: [
      ...Array.from({ length: 20 }, (_, index) => order(index + 1, 7, 1)),
      ...Array.from({ length: 19 }, (_, index) => order(index + 31, 8, 2)),
    ],
  })
}
