import { isSignedIn } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sessionOver, signIn, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { field, retryButton, save } from '../support/pages/vocabulary.ts'

test('when the code of the dialog cannot be loaded, « Réessayer » loads it', async ({ as, tolerate, world }) => {
  tolerate(/SignInAgain/)
  const page = await as('super_admin').open('/societes/modification/1')
  await page.route('**/assets/SignInAgain*.js', (route) => route.abort())
  await typeAndExpire(page, world)
  await save(page)
  await expect(sessionOver(page)).toContainText("La demande de mot de passe n'a pas pu être chargée.")
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sessionOver(page)).toBeVisible()
  const askedAgain = page.waitForRequest('**/assets/SignInAgain*.js')
  await retryButton(sessionOver(page)).click()
  await askedAgain
  // The dialog retries automatically within a second.
  await page.unroute('**/assets/SignInAgain*.js')
  await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
})

test('[AUTH-34] Back and « Quitter » leave the expired form for the sign-in page', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await typeAndExpire(page, world)
  await save(page)
  await expect(sessionOver(page)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await isSignedIn(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await world.mend()
  await signIn(page, 'membre')
  await expect(page).toHaveURL('/societes')
  await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
})
