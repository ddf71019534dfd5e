import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { expectFlash, visit } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Addresses that are refused, unknown or redirected. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })

test('[NAV-59] without a session an unknown address says « Page introuvable » without the menu', async ({ page }) => {
  await page.goto('/n-existe-pas')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/connexion')
})

test('[NAV-59] with a session an unknown address says so beside the menu, and leads home', async ({ as }) => {
  const page = await as('member').open('/societes/1/rien')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(menu(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await home(page).click()
  await expect(page).toHaveURL('/societes')
  await expect(heading(page)).toBeFocused()
})

test('[COD-49] [ERR-01] a record that does not exist shows « Données introuvables » in the frame, and none of its parts', async ({
  as,
}) => {
  const page = await as('super_admin').open('/societes/detail/999')
  await expectFlash(page, fetchFailure)
  await expect(heading(page)).toHaveText('Données introuvables')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
  await expect(menu(page)).toBeVisible()
})

test('[NAV-39] /societes/12 leads to the detail of company 12, and Back skips it', async ({ as }) => {
  const page = await as('member').open('/societes/12')
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(heading(page)).toHaveText('Société')
  await visit(page, '/societes/12')
  await expect(page).toHaveURL('/societes/detail/12')
  await page.goBack()
  await expect(page).toHaveURL('/n-existe-pas')
})

// `src/app/roles.test.tsx` tries every address with every role.
test('[NAV-60] a member sees « Accès refusé » at an address of other roles, and no call is sent', async ({
  as,
  world,
}) => {
  const page = await as('member').open('/societes/modification/2')
  await expect(heading(page)).toHaveText('Accès refusé')
  await expect(page).toHaveURL('/societes/modification/2')
  await expect(page).toHaveTitle('Accès refusé – Consigne')
  await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
  await expect(menu(page)).toBeVisible()
  expect(await world.requests()).toEqual([])
  await expectNoAxeViolations(page)
  await home(page).click()
  await expect(page).toHaveURL('/societes')
})
