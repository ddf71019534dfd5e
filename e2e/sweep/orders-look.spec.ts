import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, seedStatuses, statuses } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

/** On a laptop: the rows of the list and of other screens, and the tools above the list. */

/** The statuses of a parcel in a slot. */
const inSlot = new Set<string>(['operin', 'reminder', 'overtimedue', 'overtime'])

test('[ORD-10] [ORD-11] [ENT-15] each status has its words and its tone, the six tones six looks, and four statuses a slot', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const colours = new Map<string, Set<string>>()
  for (const { id, label, status, tone } of statuses) {
    const badge = row(page, String(id)).getByText(label, { exact: true })
    await expect(badge).toHaveAttribute('data-tone', tone)
    await expect(cell(page, id, 'Casier')).toHaveText(inSlot.has(status) ? '17' : '')
    const colour = await badge.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    })
    colours.set(tone, (colours.get(tone) ?? new Set()).add(colour))
  }
  // All badges of one tone look the same.
  expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1, 1])
  expect(new Set([...colours.values()].flatMap((each) => [...each])).size).toBe(6)
  // The digits of a column are aligned.
  await expect(page.getByRole('table')).toHaveCSS('font-variant-numeric', 'tabular-nums')
})

test('every row is 40 pixels high, and a long code does not widen the list', async ({ world, as }) => {
  await seedStatuses(world)
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  const late = ['operin', 'overtimedue', 'overtime', 'reminder'] as const
  const stay = { hold: 2880, history: [{ status: 'operin', createdAt }] }
  await world.seed({ orders: late.map((status, index) => anOrder({ id: 900 + index, status, ...stay })) })
  const page = await as('member').open('/livraisons?per_page=20')
  await expect(row(page, '900').locator('time')).toHaveText(/expire dans/)
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((each) => each.clientHeight))
  expect(new Set(heights)).toEqual(new Set([40]))

  // In a narrower window beside the open menu, the table scrolls sideways and the page does not.
  await page.setViewportSize({ width: 1100, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100)

  const long = 'x'.repeat(140)
  await world.seed({ orders: [anOrder({ id: 950, barcode: long, multiOrderCode: long, status: long })] })
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.reload()
  await expect(cell(page, 950, 'Code-barres')).toHaveText(long)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366)
  // Each status stays on one line.
  const badges = statuses
    .filter(({ status }) => status !== 'reminder')
    .map(({ id, label }) => row(page, String(id)).getByText(label, { exact: true }))
  for (const badge of badges) expect((await badge.boundingBox())?.height).toBe(22)
})

for (const [screen, caption] of [
  ['/aujourd-hui', 'Expirent dans les 6 heures'],
  ['/bookings', /Épicerie Vaima/],
] as const)
  test(`the rows of ${screen} have one height`, async ({ world, as }) => {
    await world.reset({ seed: 'network' })
    const page = await as('super_admin').open(screen)
    const rows = page.getByRole('table', { name: caption }).first().locator('tbody tr:has(th, td)')
    await expect(rows.nth(5).getByRole('button').first()).toBeVisible()
    const heights = await rows.evaluateAll((all) => all.map((each) => each.clientHeight))
    // The last row has no line below it.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
  })

test('with three filters the tools stay on one line, and the first row above 300', async ({ world, as }) => {
  await world.reset({ seed: 'network' })
  const page = await as('super_admin').open('/livraisons?status=operin&societe=12&tri=echeance')
  await expect(page.getByRole('button', { name: /^Retirer le filtre Société/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Destinataire', exact: true })).toBeVisible()
  const first = page.locator('tbody tr').first()
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300)
})
