import type { Page } from '@playwright/test'

/**
 * The nth creation in a collection is lost on its way, or its answer is. Cut here and not by the server: when a kept-alive
 * connection breaks, Chromium sends the call again by itself, POST or not, and the page never hears of it.
 */
export async function loseCreation(page: Page, collection: string, nth: number, { stored }: { stored: boolean }) {
  let seen = 0
  await page.route(`**/api/${collection}`, async (route) => {
    seen += Number(route.request().method() === 'POST')
    if (seen !== nth || route.request().method() !== 'POST') return route.fallback()
    if (stored) await route.fetch()
    return route.abort('connectionreset')
  })
}
