import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { worklistNames, worklists } from '../support/pages/orders.ts'
import { selectButton } from '../support/pages/selection.ts'
import { expectFlash, expectRows, row, rowMenu, visit } from '../support/pages/vocabulary.ts'
import { countOf, seedWorklists } from '../support/pages/worklists.ts'

/** Worklists above the deliveries: links by status, with counts that load after the rows. */

const statuses = [
  'overtime',
  'overtimedue',
  'reminder',
  'operin',
  'left_for_customer_service',
  'created',
  'ready_for_delivery',
  'picked_up',
]

test('[WRK-01] the worklists are links with counts that follow a change', async ({ world, as, page }) => {
  await seedWorklists(world)

  await test.step('[WRK-02] the counts are read after the rows, move nothing, and are kept for a minute', async () => {
    const rows = await holdCalls(page, 'GET **/api/orders?page=1&itemsPerPage=10&*')
    await as('admin').open('/livraisons')
    await expectNoShift(page, async () => {
      await expect(worklists(page).getByRole('link')).toHaveCount(9)
      expect(await world.counts()).toEqual([])
      await rows.letAll()
      await expectRows(page)
      await expect(countOf(page, 'Déposées')).toHaveText('4')
      await expect(countOf(page, 'Expirées')).toHaveText('2')
      await expect(countOf(page, 'En livraison')).toHaveText('0')
      await expect(countOf(page, 'Toutes')).toHaveCount(0)
    })
    const query = (status: string) => `page=1&itemsPerPage=1&status=${status}&order[id]=desc&q[]=id`
    const asked = async () => (await world.counts()).map((call) => decodeURIComponent(call.query.replace(/^\?/, '')))
    expect((await asked()).toSorted()).toEqual(statuses.map(query).toSorted())
    await expect(worklists(page).getByRole('link', { name: 'Expirées' })).toHaveAccessibleDescription('2')

    await page.getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await page.goBack()
    await expect(countOf(page, 'Déposées')).toHaveText('4')
    expect(await asked()).toHaveLength(8)
  })

  await test.step('[WRK-01] a worklist is a link to its status, and the current one is marked', async () => {
    const links = worklists(page).getByRole('link')
    await expect(links).toHaveText(worklistNames)
    await expect(links.and(page.locator('[aria-current]'))).toHaveText(['Toutes'])

    await worklists(page).getByRole('link', { name: 'Expirées' }).click()
    await expect(page).toHaveURL('/livraisons?status=overtime')
    await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
    await expect(page.getByLabel('Statut')).toHaveValue('overtime')
    await expect(links.and(page.locator('[aria-current]'))).toHaveText(['Expirées'])
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')

    await page.getByLabel('Statut').selectOption('déposée')
    await expect(links.and(page.locator('[aria-current]'))).toHaveText(['Déposées'])
  })

  await test.step('[WRK-05] a barcode filter has a chip, which removes it and keeps the status', async () => {
    await visit(page, '/livraisons?status=operin&barcode=CMP-4')
    await expect(page.getByRole('rowheader')).toHaveText(['4'])
    const chip = page.getByRole('button', { name: 'Retirer le filtre Code-barres «\u{A0}CMP-4\u{A0}»' })
    await expect(chip).toHaveText('Code-barres\u{A0}: CMP-4')
    await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
    await chip.press('Enter')
    await expect(page).toHaveURL('/livraisons?status=operin')
    await expect(page.getByRole('rowheader')).toHaveText(['4', '3', '2', '1'])
    await expect(page.getByRole('textbox', { name: 'Code-barres' }).or(page.getByRole('searchbox'))).toHaveValue('')
    await expect(chip).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('[WRK-01] on a wide screen choosing a worklist moves nothing, although the button that clears the filters appears', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await visit(page, '/livraisons')
    await expectRows(page)
    await expectNothingMoves(page)
  })

  await test.step('[WRK-03] a change of status moves the counts in the frame in which its row leaves, then they are read again', async () => {
    await as('operator').open('/livraisons?status=operin')
    await expect(countOf(page, 'Déposées')).toHaveText('4')
    await expect(countOf(page, 'Expirées')).toHaveText('2')
    await rowMenu(page, '3', 'Marquer comme récupérée par le client')
    await world.forgetRequests()
    await world.fault({ method: 'GET', path: '^/api/orders\\?' }, { delayMs: 1_000 })
    await page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        const list = [...document.querySelectorAll('nav li')].find((item) => item.textContent?.startsWith('Déposées'))
        seen.add(`${document.querySelectorAll('tbody [scope=row]').length} rows, ${list?.textContent}`)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, 'Commande #3 modifiée')
    await expect(row(page, '3')).toHaveCount(0)
    await expect(countOf(page, 'Déposées')).toHaveText('3')
    expect(await world.counts()).toEqual([])
    await expect.poll(async () => (await world.counts()).length).toBe(8)
    await expect(countOf(page, 'Déposées')).toHaveText('3')
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      '4 rows, Déposées4',
      '3 rows, Déposées3',
    ])
  })
})

/** Whether anything on the page moved during `act`. */
async function expectNoShift(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const kept = window as unknown as { moved: number }
    kept.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await act()
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
}

test(
  '[WRK-04] on a phone the worklists scroll within their row, and choosing one moves nothing',
  { tag: '@phone' },
  async ({ world, as }) => {
    await seedWorklists(world)
    const page = await as('admin').open('/livraisons?status=picked_up')
    const link = (name: string) => worklists(page).getByRole('link', { name, exact: true })

    await test.step('[WRK-04] on a phone the worklists scroll within their row, with the current one in sight', async () => {
      await expect(countOf(page, 'En livraison')).toHaveText('0')
      await expect(link('En livraison')).toBeInViewport({ ratio: 1 })
      await expect(link('Toutes')).not.toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

      await link('Toutes').scrollIntoViewIfNeeded()
      await link('Expirées').tap()
      await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
      await expect(link('Expirées')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    await test.step('[WRK-01] on a phone choosing a worklist moves nothing, although the button that clears the filters appears', async () => {
      await visit(page, '/livraisons')
      await expectRows(page)
      await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
      await expectNothingMoves(page)
    })
  },
)

/** Positions of the parts of the list, from the title to the top of the table. */
const places = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table')
    return [...document.querySelectorAll('main :is(h1, input, select, button, li, table)')]
      .filter((each) => each === table || each.compareDocumentPosition(table as Node) === 4)
      .filter(({ textContent }) => textContent !== 'Effacer les filtres')
      .map((each) => `${each.tagName} ${each.getBoundingClientRect().x} ${each.getBoundingClientRect().y}`)
  })

/** Chooses a worklist and clears it again. Nothing of the list may have moved in between. */
async function expectNothingMoves(page: Page) {
  await expect(selectButton(page)).toBeVisible()
  await expect(page.getByText('Exporter')).toBeVisible()
  await expect(countOf(page, 'Expirées')).toHaveText('2')
  const clear = page.getByRole('button', { name: 'Effacer les filtres' })
  await expect(clear).toHaveCount(0)
  const before = await places(page)
  // The second worklist, for which the row does not scroll on a phone.
  await worklists(page).getByRole('link', { name: 'Expirées' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
  await expect(clear).toBeVisible()
  // The actions of the worklist appear where nothing was.
  expect(await places(page)).toEqual(expect.arrayContaining(before))
  await clear.click()
  await expect(page).toHaveURL('/livraisons')
  expect(await places(page)).toEqual(before)
}
