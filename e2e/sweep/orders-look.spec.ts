import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, seedStatuses, statuses } from '../support/pages/orders.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

test('on a laptop: the rows of the list', async ({ world, as }) => {
  await seedStatuses(world)
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  const stay = { hold: 2880, history: [{ status: 'operin', createdAt }] }
  const late = ['operin', 'overtimedue', 'overtime', 'reminder'] as const
  await world.seed({ orders: late.map((status, index) => anOrder({ id: 900 + index, status, ...stay })) })
  const page = await as('member').open('/livraisons?per_page=20')
  await test.step('every row of the list is 40 pixels high', async () => {
    await expect(row(page, '900').locator('time')).toHaveText(/expire dans/)
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((each) => each.clientHeight))
    expect(new Set(heights)).toEqual(new Set([40]))
  })

  await test.step('in a narrower window beside the open menu, the table scrolls sideways and the page does not', async () => {
    await page.setViewportSize({ width: 1100, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100)
    await page.setViewportSize({ width: 1366, height: 850 })
  })

  await test.step('a very long code does not widen the list, and each status stays on one line', async () => {
    const long = 'x'.repeat(140)
    await world.seed({ orders: [anOrder({ id: 2, barcode: long, multiOrderCode: long, status: long })] })
    await refreshButton(page).click()
    await expect(cell(page, 2, 'Code-barres')).toHaveText(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366)
    await expect(cell(page, 101, 'Multi-commande')).toBeEmpty()
    const heights = await Promise.all(
      statuses
        .filter(({ status }) => status !== 'reminder')
        .map(
          async ({ id, label }) =>
            (await row(page, String(id)).getByText(label, { exact: true }).boundingBox())?.height,
        ),
    )
    expect(new Set(heights)).toEqual(new Set([22]))
  })
})

test('on a laptop: the rows of other screens, and the tools above the list', async ({ world, as }) => {
  await world.reset({ seed: 'network' })
  const page = await as('super_admin').open('/aujourd-hui')
  await test.step("the rows of « Aujourd'hui » have one height, and so have the bookings of a company", async () => {
    /** Difference between the highest and the lowest row, in pixels. The last row has no line below it. */
    const spreadOf = async (caption: string | RegExp) => {
      const rows = page.getByRole('table', { name: caption }).first().locator('tbody tr:has(th, td)')
      await expect(rows.nth(5).getByRole('button').first()).toBeVisible()
      const heights = await rows.evaluateAll((all) => all.map((each) => each.clientHeight))
      return Math.max(...heights) - Math.min(...heights)
    }
    expect(await spreadOf('Expirent dans les 6 heures')).toBeLessThanOrEqual(1)
    await visit(page, '/bookings')
    expect(await spreadOf(/Épicerie Vaima/)).toBeLessThanOrEqual(1)
  })

  await test.step('a worklist, a company and a sorting leave the tools on one line and the first row above 300', async () => {
    await visit(page, '/livraisons?status=operin&societe=12&tri=echeance')
    await expect(page.getByRole('button', { name: /^Retirer le filtre Société/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Destinataire', exact: true })).toBeVisible()
    const first = await page.locator('tbody tr').first().boundingBox()
    expect(first?.y).toBeLessThanOrEqual(300)
  })
})
