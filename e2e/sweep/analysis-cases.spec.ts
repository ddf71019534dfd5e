import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { card, figure, longer, now, table } from '../support/pages/analysis.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** « Analyse » when a page cannot be read, and on paper. */

test('[STAT-01] the read continues where it failed, and a thousand more on demand', async ({ world, as, page }) => {
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

  // The oldest day that was read may have further deliveries.
  const covered = await page
    .getByText(/^sur les 1\s000 dernières livraisons, créées du/)
    .first()
    .innerText()
  const [, day, month, year] = /créées du (\d\d)\/(\d\d)\/(\d{4})/.exec(covered) ?? []
  await page.getByLabel('Créées du').fill(`${year}-${month}-${day}`)
  const before = page.getByText(/La période commence avant ce qui est lu/)
  await expect(before).toContainText(`les livraisons du ${day}/${month}/${year} et d'avant ne sont pas toutes lues.`)

  await world.forgetRequests()
  await page.getByRole('button', { name: 'Lire 1 000 de plus' }).click()
  await expect(page).toHaveURL(`/analyse?du=${year}-${month}-${day}&lues=2000`)
  await expect(
    page.getByText(/^sur toutes les livraisons \(1\s842\), créées du 05\/02\/2026 au 12\/03\/2026$/),
  ).toBeVisible(longer)
  expect((await pages())[0]).toBe('11')
  await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).toHaveCount(0)
  await expect(before).toHaveCount(0)
})

test('[STAT-03] each chart is printed with its table, and the page fits a phone', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await as('super_admin').open('/analyse?machine=1')
  await expect(page.getByRole('img')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
    longer,
  )
  await expect(table(page, 'Livraisons créées par jour')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Livraisons créées par jour', 'Temps dans la machine']) {
    await expect(table(page, name)).toBeVisible()
    await expect(card(page, name).getByRole('img')).toBeVisible()
  }
  await expect(table(page, 'Retraits par heure et jour de la semaine')).toBeVisible()
  // Neither the line under the title nor the filters are printed, so the print shows the chosen filters.
  await expect(page.getByText(/^sur les 1\s000 dernières livraisons.*· Machine\s: Vaima$/)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
})
