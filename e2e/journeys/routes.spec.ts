import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'

/** Addresses that are refused, unknown or redirected. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })

test('[NAV-59] with a session an unknown address says so beside the menu, and leads home', async ({ as }) => {
  const page = await as('member').open('/societes/1/rien')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(menu(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await home(page).click()
  await expect(page).toHaveURL('/societes')
  await expect(heading(page)).toBeFocused()
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
