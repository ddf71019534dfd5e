import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { ms, printTable } from './print.ts'
import type { Server } from './server.ts'

/** The export of 100,000 deliveries: a thousand calls, and the memory of the tab while the file grows. */

const count = 100_000

export async function exportAll(browser: Browser, server: Server) {
  await inTab(browser, server, async ({ page, heapMb }) => {
    await page.goto('/livraisons')
    await page.getByRole('button', { name: 'Exporter' }).click()
    const start = page.getByRole('dialog').getByRole('button', { name: 'Exporter' })
    await start.waitFor()
    const before = await heapMb()

    /** Measures once a second until the file is there. */
    async function mostUntil(most: number): Promise<number> {
      const now = Math.max(most, await heapMb())
      const rest = page.waitForTimeout(1000).then(() => false)
      return (await Promise.race([isOver, rest])) ? now : mostUntil(now)
    }

    const began = performance.now()
    const downloading = page.waitForEvent('download', { timeout: 0 })
    await start.click()
    const isOver = downloading.then(() => true)
    const most = await mostUntil(before)
    const took = performance.now() - began
    await (await downloading).delete()
    const mb = (size: number) => `${size.toFixed(1)} MB`
    printTable(
      `The export of ${count.toLocaleString('en')} deliveries (goal: 150 MB more at most)`,
      ['before', 'most', 'growth', 'time'],
      [[mb(before), mb(most), mb(most - before), ms(took)]],
    )
  })
}
