import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { hoursAgo, now } from '../support/pages/today.ts'

/** Deliveries by the age of their status. The rules are in `src/domain/orders/timeline.test.ts` and `src/app/orders-age.test.tsx`. */

const seedService = (world: World, ages: readonly (number | undefined)[]) =>
  world.start({
    clock: now,
    orders: ages.map((age, at) => {
      const history = [
        { status: 'created', createdAt: hoursAgo(5000) },
        ...(age === undefined ? [] : [{ status: 'left_for_customer_service', createdAt: hoursAgo(age) }]),
      ]
      return anOrder({ id: at + 1, status: 'left_for_customer_service', history })
    }),
  })

test('[STALE-02] chips count the bands of age and filter by them in the address', async ({ world, as, page }) => {
  await seedService(world, [30, 2, 76, 200, 169, undefined])
  await page.clock.setFixedTime(now)
  await as('member').open('/livraisons?status=left_for_customer_service&tri=anciennete')
  await expect(page.getByRole('rowheader')).toHaveText(['4', '5', '3', '1', '2', '6'])
  await expect(page.getByRole('row', { name: 'CMP-3' })).toContainText('depuis 3 j 4 h')
  await expect(page.getByRole('row', { name: 'CMP-6' })).toContainText('depuis ?')
  const chips = page.getByRole('navigation', { name: 'Ancienneté' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'Toutes',
    /^moins de 24 h ?1$/,
    /^1 à 3 jours ?1$/,
    /^3 à 7 jours ?1$/,
    /^plus de 7 jours ?2$/,
  ])
  await expect(page.getByText('1 sans date')).toBeVisible()
  await chips.getByRole('link', { name: 'plus de 7 jours' }).click()
  await expect(page).toHaveURL('/livraisons?status=left_for_customer_service&tri=anciennete&age=plus-7j')
  await expect(page.getByRole('rowheader')).toHaveText(['4', '5'])
  await expect(page.getByText("partiel : l'ancienneté de 1 livraison n'est pas indiquée")).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveCount(6)
})
