import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { title } from '../support/pages/vocabulary.ts'

// `src/app/roles.test.tsx` tries every address with every role.
test('[NAV-60] a member sees « Accès refusé » at an address of other roles, without a call', async ({ as, world }) => {
  const page = await as('member').open('/societes/modification/2')
  await expect(title(page, 'Accès refusé')).toBeVisible()
  await expect(page).toHaveURL('/societes/modification/2')
  await expect(page).toHaveTitle('Accès refusé – Consigne')
  await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(await world.requests()).toEqual([])
  await expectNoAxeViolationsInLight(page)
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
})
