import type { Browser, Page } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { printTable } from './print.ts'
import type { Server } from './server.ts'

/** Heap after a working day in one tab: 300 screens and 20 saved forms. The clock of the page is advanced between them. */

const rounds = 20

const screens = (round: number) => [
  `/livraisons?page=${round}`,
  `/livraisons/detail/${1990 - round}`,
  `/livraisons?status=receive`,
  `/livraisons/dupliquer/${round}`,
  '/societes',
  `/societes/detail/${round}`,
  '/utilisateurs',
  `/utilisateurs/detail/${round}`,
  '/lockers',
  `/lockers/detail/${(round % 7) + 1}`,
  '/bookings',
  '/inventaire',
  `/inventaire/${(round % 7) + 1}`,
  '/reseau',
  '/preferences',
]

export async function heapOfADay(browser: Browser, server: Server) {
  await inTab(browser, server, async (tab) => {
    const { page } = tab
    await page.clock.install()
    await page.goto('/livraisons')
    const sizes = [await heapAtRest(tab)]
    for (let round = 1; round <= rounds; round += 1) {
      await work(page, round)
      if ([1, rounds / 2, rounds].includes(round)) sizes.push(await heapAtRest(tab))
    }
    const [first = 0, once = 0, half = 0, last = 0] = sizes
    const mb = (size: number) => `${size.toFixed(1)} MB`
    printTable(
      `The heap after ${rounds * screens(1).length} screens and ${rounds} forms (goal: 5 MB more than when each was seen once)`,
      ['calls', 'first list', 'each seen once', 'half way', 'at the end', 'growth'],
      [[tab.calls.length, mb(first), mb(once), mb(half), mb(last), mb(last - once)]],
    )
  })
}

async function work(page: Page, round: number) {
  // Sequential, because each screen needs the previous one.
  for (const address of screens(round)) await go(page, address)
  await go(page, `/societes/modification/${round}`)
  await page.getByLabel('Nom du contact').fill(`Hina ${round}`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('modification'))
  // Long enough for the cache to drop unused data.
  await page.clock.fastForward('06:00')
}

/** Navigates like a link inside the console. */
async function go(page: Page, address: string) {
  await page.evaluate((path) => history.pushState({}, '', path), address)
  await page.locator('h1').waitFor()
  // A person spends time on each screen.
  await page.waitForTimeout(150)
  await page.clock.runFor(2000)
}

/** Returns to the same screen with no other data in the cache. */
async function heapAtRest({ page, heapMb }: Tab) {
  await go(page, '/livraisons')
  await page.clock.fastForward('06:00')
  await page.waitForTimeout(500)
  await heapMb()
  return heapMb()
}
