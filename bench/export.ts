import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { ms, printTable } from './print.ts'
import type { Server } from './server.ts'

/**
 * Export of 100,000 deliveries: a thousand calls, and the memory of the tab while the file grows. The file is not in the
 * JavaScript heap, so the memory of the whole process is measured as well, including the answers that Playwright keeps.
 * `EXPORT_ORDERS=300` exports fewer.
 */

const count = Number(process.env['EXPORT_ORDERS'] ?? 100_000)

export async function exportAll(browser: Browser, server: Server) {
  server.keepOrders(count)
  await inTab(browser, server, async ({ page, heapMb }) => {
    await page.goto('/livraisons')
    await page.getByRole('button', { name: 'Exporter' }).click()
    const dialog = page.getByRole('dialog')
    const start = dialog.getByRole('button', { name: 'Exporter' })
    await start.waitFor()
    const memory = async () => [await heapMb(), await processMb(browser)] as const
    const before = await memory()

    /** Measures once a second until the file is complete. */
    async function mostUntil(most: typeof before): Promise<typeof before> {
      const [heap, whole] = await memory()
      const now = [Math.max(most[0], heap), Math.max(most[1], whole)] as const
      const rest = page.waitForTimeout(1000).then(() => false)
      return (await Promise.race([isOver, rest])) ? now : mostUntil(now)
    }

    const began = performance.now()
    const downloading = page.waitForEvent('download', { timeout: 0 })
    const failing = dialog.getByText("Une page n'a pas pu être lue.").waitFor({ timeout: 0 })
    await start.click()
    const isOver = Promise.race([downloading, failing]).then(() => true)
    const most = await mostUntil(before)
    const took = performance.now() - began
    if (await dialog.getByRole('button', { name: 'Réessayer' }).isVisible())
      throw new Error('A page could not be read.')
    const download = await downloading
    const lines = await linesOf(await download.path())
    await download.delete()
    if (lines !== count + 1) throw new Error(`The file has ${lines} lines instead of ${count + 1}.`)

    const mb = (size: number) => `${size.toFixed(1)} MB`
    const row = (name: string, part: 0 | 1) => [name, ...[before[part], most[part], most[part] - before[part]].map(mb)]
    printTable(
      `The export of ${count.toLocaleString('en')} deliveries in ${ms(took)} (goal: the tab grows by 150 MB at most)`,
      ['', 'before', 'most', 'growth'],
      [row('heap of the scripts', 0), row('process of the tab', 1)],
    )
  })
}

async function linesOf(file: string) {
  let lines = 0
  for await (const _line of createInterface(createReadStream(file))) lines += 1
  return lines
}

/** Memory of the renderer processes. Only one tab is open. */
async function processMb(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id))
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await session.detach()
  }
}

/** Resident, unshared memory of a process. Linux only. */
function residentMb(id: number) {
  const [, size = '0'] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Number(size) / 1024
}
