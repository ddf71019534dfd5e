import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const exportButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Exporter' })
export const exportDialog = (page: Page) => page.getByRole('dialog')
export const closeButton = (page: Page) => exportDialog(page).getByRole('button', { name: 'Fermer' }).last()
export const startExport = (page: Page) => exportDialog(page).getByRole('button', { name: 'Exporter' })

export async function fileOf(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const text = await readFile(await download.path(), 'utf8')
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true })
  return { name: download.suggestedFilename(), text, rows }
}

export const exportedCompany = { id: 7, name: '=HYPERLINK("http://evil.test")' }

export const seedOrders = (world: World, count: number) =>
  world.start({
    companies: [aCompany(exportedCompany)],
    orders: Array.from({ length: count }, (_, index) =>
      anOrder({ id: index + 1, company: 7, status: index % 2 === 0 ? 'overtime' : 'created' }),
    ),
  })
