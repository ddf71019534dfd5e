import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import type { Server } from './server.ts'

/** Address of the smallest page that can show the first rows. It sends the same call as the console. */
export async function floorPath(browser: Browser, server: Server) {
  const call = await inTab(browser, server, async ({ page, rowsShown, calls }) => {
    await page.goto('/livraisons')
    await rowsShown(10)
    return calls[0] ?? ''
  })
  return `/floor.html?call=${encodeURIComponent(call)}`
}
