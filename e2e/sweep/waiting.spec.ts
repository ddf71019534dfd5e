import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test, type Role } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { noteShifts, shifts } from '../support/measures/screen.ts'
import { menuEntries } from '../support/tables/screens.ts'

// The first entry leads to another one.
const lists = menuEntries.slice(1).map(({ path, heading }) => ({ path, title: heading }))

const others = [
  { path: '/societes/detail/1', title: 'Société' },
  { path: '/utilisateurs/detail/7', title: 'Utilisateur' },
  { path: '/lockers/detail/3', title: 'Machine APM003' },
  { path: '/livraisons/detail/14', title: 'Livraison #14' },
  { path: '/livraisons/creation', title: 'Livraison / création' },
  { path: '/societes/creation', title: 'Société / création' },
]

const allBusy = (page: Page) => page.locator('main [aria-busy=true]')

interface Fixtures {
  world: World
  page: Page
  as: (who: Role) => { open: (path: string) => Promise<Page> }
}

async function expectNoJump({ world, page, as }: Fixtures, watch?: typeof watchTable) {
  // Long enough for a frame before the answer, also of a call that follows another one.
  await world.fault({ method: 'GET', path: '^/api/', times: 999 }, { delayMs: 300 })
  await noteShifts(page)
  for (const { path, title } of [...lists, ...others]) {
    const isList = lists.some((list) => list.path === path)
    // The title of another screen may come with the answer.
    const calls = isList ? await holdCalls(page, 'GET **/api/**') : undefined
    if (page.url() === 'about:blank') await as('super_admin').open(path)
    else await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    const expectRows = isList ? await watch?.(page, path, title) : undefined
    await calls?.letAll()
    await expectRows?.()
    await expect(allBusy(page), path).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02)
  }
}

/** Looks at the table of a list before its rows arrive. @returns compares it with the table after that */
async function watchTable(page: Page, path: string, title: string) {
  const table = page.getByRole('table', { name: title, exact: true })
  await expect(table, path).toHaveAttribute('aria-busy', 'true')
  const heads = await table.getByRole('columnheader').allInnerTexts()
  expect(heads.length, path).toBeGreaterThan(1)
  if (path === '/livraisons') await expect(page.getByRole('searchbox', { name: 'Code-barres' })).toBeEditable()
  const waiting = await table.locator('tbody tr[aria-hidden]').first().boundingBox()
  return async () => {
    await expect(table.getByRole('rowheader').first(), path).toBeVisible()
    await expect(table).not.toHaveAttribute('aria-busy')
    if (path === '/bookings') return
    expect(await table.locator('> thead').getByRole('columnheader').allInnerTexts()).toEqual(heads)
    const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(Math.min(...rows), path).toBe(waiting?.height)
  }
}

test('nothing on the page moves when a slow answer arrives, and a list shows title, filters and column headers before its rows, and rows of the same height', ({
  world,
  page,
  as,
}) => expectNoJump({ world, page, as }, watchTable))

test('nothing on the page moves when a slow answer arrives @phone', ({ world, page, as }) =>
  expectNoJump({ world, page, as }))
