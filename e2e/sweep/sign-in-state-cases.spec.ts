import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { renameOneself, signIn } from '../support/pages/session.ts'
import { fillField, title, visit } from '../support/pages/vocabulary.ts'

/** The screen after signing in. `src/app/session` has the reasons, the other tabs and the lost answers. */

test('[AUTH-08] the address that was opened is ignored when the role may not see its screen', async ({ page }) => {
  await page.goto('/lockers/creation')
  await signIn(page, 'membre')
  await expect(page).toHaveURL('/societes')
  await expect(title(page, 'Sociétés')).toBeVisible()
  // Opening that address after signing in shows the usual refusal.
  await visit(page, '/lockers/creation')
  await expect(title(page, 'Accès refusé')).toBeVisible()
})

test('a changed own user name shows a notice, ends the session and asks to sign in', async ({ as, world }) => {
  const page = await as('member').open('/mon-compte/modification')
  await renameOneself(page, world, 'membre')
  await expectNoAxeViolations(page)
  await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
})
