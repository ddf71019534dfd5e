import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

test('[ORD-42] an unknown status is shown as it came, and its menu has only the detail', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ orders: [anOrder({ id: 2, status: 'fetched_by_robot' }), anOrder({ id: 1 })] })
  const page = await as('super_admin').open('/livraisons')
  const badge = row(page, '2').getByText('fetched_by_robot', { exact: true })
  await expect(badge).toBeVisible()
  await expect(badge).not.toHaveAttribute('data-tone')
  await page.getByRole('button', { name: 'Actions : livraison 2' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Détail'])
  await page.keyboard.press('Escape')
  await expect(row(page, '1').getByText('Commande créée')).toBeVisible()
})

test('the time left to pick up a parcel is shown in words, and only when it is known', async ({ world, as, page }) => {
  await world.reset({ seed: 'empty' })
  const now = new Date('2026-01-02T12:00:00Z')
  const deposited = (id: number, hoursAgo: number, given = {}) =>
    anOrder({
      id,
      status: 'operin',
      hold: 600,
      history: [
        { status: 'created', createdAt: '2025-12-30T08:00:00Z' },
        { status: 'operin', updatedAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() },
      ],
      ...given,
    })
  await world.seed({
    orders: [
      deposited(6, 4.8),
      deposited(5, 12),
      deposited(4, 4.8, { hold: 2880 }),
      deposited(3, 1, { history: [{ status: 'operin' }] }),
      deposited(2, 1, { status: 'receive' }),
      deposited(1, 1, { history: [] }),
    ],
  })
  await page.clock.setFixedTime(now)
  await as('member').open('/livraisons')
  await expect(cell(page, 6, 'Statut')).toHaveText('déposéeexpire dans 5 h 12')
  await expect(cell(page, 5, 'Statut')).toHaveText('déposéedélai dépassé de 2 h')
  await expect(cell(page, 4, 'Statut')).toHaveText('déposéeexpire dans 1 j 19 h')
  await expect(cell(page, 3, 'Statut')).toHaveText('déposée')
  await expect(cell(page, 2, 'Statut')).toHaveText('récupérée par le client')
  await expect(cell(page, 1, 'Statut')).toHaveText('déposée')
})
