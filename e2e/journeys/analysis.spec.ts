import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { card, figure, now } from '../support/pages/analysis.ts'

/** « Analyse »: the filters. The figures are in e2e/sweep/analysis-cases.spec.ts and in the unit tests of `features/analysis`. */

const HOUR = 3_600_000
const iso = (hoursAgo: number) => new Date(Date.parse(now) - hoursAgo * HOUR).toISOString()

/** Vaima has twenty deliveries in Quai, Aorai has nineteen in Marché; every fourth expired. */
async function seedFew(world: World) {
  await world.reset({ seed: 'empty', clock: now })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Quai' }), aLocker({ id: 2, shortLocation: 'Marché' })],
  })
  const order = (id: number, company: number, locker: number) =>
    anOrder({
      id,
      status: 'receive',
      company: company as never,
      locker: locker as never,
      createdAt: iso(id < 30 ? 100 : 124),
      hold: 600,
      history: [
        { status: 'operin', createdAt: iso(99) },
        { status: 'receive', createdAt: iso(id % 4 === 0 ? 60 : 95) },
      ],
    })
  await world.seed({
    orders: [
      ...Array.from({ length: 20 }, (_, index) => order(index + 1, 7, 1)),
      ...Array.from({ length: 19 }, (_, index) => order(index + 31, 8, 2)),
    ],
  })
}

test('[STAT-05] filters are in the address, and less than twenty deliveries give no figure', async ({ world, as }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  await expect(figure(page, 'Livraisons')).toContainText('39')
  await page.getByRole('link', { name: 'Vaima' }).click()
  await expect(page).toHaveURL('/analyse?societe=7')
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  await expect(figure(page, 'Récupérées en 24 h')).toContainText('15 sur 20')
  await page.getByRole('combobox', { name: 'Société' }).selectOption('Aorai')
  await expect(page).toHaveURL('/analyse?societe=8')
  await expect(figure(page, 'Expirées')).toContainText('trop peu de livraisons')
  await expect(card(page, 'Temps dans la machine')).toContainText('trop peu de livraisons')
  await expect(page.getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  // All deliveries are read, so every period is complete.
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Créées du').fill('2026-03-08')
  await expect(page).toHaveURL('/analyse?du=2026-03-08')
  await expect(figure(page, 'Livraisons')).toContainText('20')
  await expect(page.getByText('sur toutes les livraisons (39)').first()).toBeVisible()
  await expect(page.getByText(/La période commence avant/)).toHaveCount(0)
})
