import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, columns, pages, seedStatuses, statuses } from '../support/pages/orders.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

/** The statuses of a parcel in a slot. */
const inSlot = new Set<string>(['operin', 'reminder', 'overtimedue', 'overtime'])

test('the list of deliveries, empty and with rows: its columns, its statuses, and the way to a new one', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  const page = await as('member').open('/livraisons')
  await test.step('[ORD-85] an empty list says so', async () => {
    await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
    // The empty list itself does not offer the link a second time.
    await expect(page.getByRole('link', { name: 'Nouvelle livraison' })).toHaveCount(1)
    await expect(pages(page).getByRole('link', { name: /^Page/ })).toHaveText(['1'])
    await page.getByLabel('Statut').selectOption('déposée')
    await expect(page.getByText('Aucune livraison ne correspond à : Statut « déposée ».')).toBeVisible()
    for (const button of [0, 1]) {
      await page.getByLabel('Statut').selectOption('déposée')
      await page.getByRole('button', { name: 'Effacer les filtres' }).nth(button).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).toHaveURL('/livraisons')
    }
  })

  await seedStatuses(world)
  await world.seed({ orders: [anOrder({ id: 200, barcode: 'company-test-01-QNJURNU3' })] })
  await visit(page, '/livraisons?per_page=20')
  await test.step('[ORD-01] [NAV-55] [ENT-34] the list of deliveries has its title and its nine columns', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraisons')
    await expect(page).toHaveTitle(/^Livraisons – /)
    await expect(page.getByRole('columnheader')).toHaveText([...columns])
    // The digits of a column are aligned.
    await expect(page.getByRole('table')).toHaveCSS('font-variant-numeric', 'tabular-nums')
  })

  await test.step('[ORD-02] [ORD-05] [ORD-12] a row has a number that links to the detail, a barcode and a date in Tahiti time', async () => {
    await expect(row(page, '200').getByRole('link', { name: '200' })).toHaveAttribute('href', '/livraisons/detail/200')
    await expect(cell(page, 200, 'Code-barres')).toHaveText('company-test-01-QNJURNU3')
    await expect(cell(page, 200, 'Date de création')).toHaveText('11/04/2023 12:01')
  })

  await test.step('[ORD-10] [ORD-11] [ENT-15] each status has its words and its tone, the six tones six looks, and four statuses a slot', async () => {
    const colours = new Map<string, Set<string>>()
    for (const { id, status, label, tone } of statuses) {
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
  })

  await test.step('[ORD-84] « Nouvelle livraison » opens the wizard', async () => {
    await page.getByRole('link', { name: 'Nouvelle livraison' }).click()
    await expect(page).toHaveURL('/livraisons/creation')
  })
})
