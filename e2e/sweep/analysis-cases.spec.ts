import { expect, test } from '../support/fixtures/test.ts'
import { figure, longer, now } from '../support/pages/analysis.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** « Analyse » when a page cannot be read. */

test('[STAT-01] the reading goes on where it failed, and reads a thousand more on demand', async ({
  world,
  as,
  page,
}) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await world.fault({ path: '/api/orders\\?(.*&)?page=4(&|$)' }, { status: 500 })
  await as('super_admin').open('/analyse')
  await expect(page.getByText("partiel : la suite des livraisons n'a pas pu être lue", { exact: true })).toBeVisible(
    longer,
  )
  await expect(figure(page, 'Livraisons')).toContainText('300')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await world.forgetRequests()
  await retryButton(page).click()
  await expect(figure(page, 'Livraisons')).toContainText(/1\s000/, longer)
  const pages = async () =>
    (await world.requests('GET /api/orders?')).map(({ query }) => new URLSearchParams(query).get('page'))
  expect(await pages()).toEqual(['4', '5', '6', '7', '8', '9', '10'])

  await world.forgetRequests()
  await page.getByRole('button', { name: 'Lire 1 000 de plus' }).click()
  await expect(page).toHaveURL('/analyse?lues=2000')
  await expect(
    page.getByText(/^sur toutes les livraisons \(1\s842\), créées du 05\/02\/2026 au 12\/03\/2026$/),
  ).toBeVisible(longer)
  expect((await pages())[0]).toBe('11')
  await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).toHaveCount(0)
})
