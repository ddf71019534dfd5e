import type { Browser, Page } from '@playwright/test'
import { inTab } from './browser.ts'
import { kb, printTable } from './print.ts'
import type { Server } from './server.ts'

/** « Aujourd'hui », left open while nothing changes: calls and bytes of its first reading, and of each minute afterwards. */

const counts = [100_000, 10_000, 1000]

/** Long enough for readings that are due less often than every minute. */
const MINUTES = 120

/** The page is at rest when no call has run for this long. */
const REST_MS = 1_000

interface Minute {
  calls: number
  /** Received bytes, which the stub does not compress. */
  bytes: number
}

/** Afterwards the server has the smallest number of orders. */
export async function minutes(browser: Browser, server: Server) {
  server.fillMachines()
  const rows: (string | number)[][] = []
  for (const count of counts) {
    server.keepOrders(count)
    const [first, ...later] = await inTab(browser, server, ({ page }) => watch(page))
    const byCalls = later.toSorted((one, other) => one.calls - other.calls)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    rows.push([
      count.toLocaleString('en'),
      ...cells(first),
      ...cells(byCalls[Math.floor(byCalls.length / 2)]),
      ...cells(byCalls.at(-1)),
      mean(later.map(({ calls }) => calls)).toFixed(1),
      kb(mean(later.map(({ bytes }) => bytes))),
    ])
  }
  const head = ['orders', 'first', '', 'median minute', '', 'longest minute', '', 'mean minute', '']
  printTable(`Aujourd'hui, open for ${MINUTES} minutes while nothing changes: calls and their bytes`, head, rows)
}

const cells = (minute: Minute | undefined) => [minute?.calls ?? '–', kb(minute?.bytes)]

/** The first reading, then each minute of the page's clock. */
async function watch(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable', { maxTotalBufferSize: 1, maxResourceBufferSize: 1 })
  const running = new Set<string>()
  let now: Minute = { calls: 0, bytes: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return
    running.add(requestId)
    now.calls += 1
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (running.has(requestId)) now.bytes += dataLength
  })
  session.on('Network.loadingFinished', ({ requestId }) => running.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId))

  async function rest() {
    for (let since = Date.now(); Date.now() - since < REST_MS;) {
      if (running.size > 0) since = Date.now()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const minute = now
    now = { calls: 0, bytes: 0 }
    return minute
  }

  await page.clock.install()
  await page.goto('/aujourd-hui')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found = [await rest()]
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await page.clock.runFor(60_000)
    found.push(await rest())
  }
  return found
}
