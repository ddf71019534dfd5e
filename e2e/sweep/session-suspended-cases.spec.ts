import { isSignedIn } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { sessionOver, signIn, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { expectRows, field, fillField, retryButton, rowMenu, save, visit } from '../support/pages/vocabulary.ts'

/** A session that ends while a form has unsaved input: the person signs in again over the page and keeps the input. */

test('the dialog that asks for the password again', async ({ as, tolerate, world, context }) => {
  tolerate(/SignInAgain/)
  const page = await as('super_admin').open('/societes/modification/1')

  await test.step('when its code cannot be loaded, an error is shown and « Réessayer » loads it', async () => {
    await page.route('**/assets/SignInAgain*.js', (route) => route.abort())
    await typeAndExpire(page, world)
    await save(page)
    await expect(sessionOver(page)).toContainText("La demande de mot de passe n'a pas pu être chargée.")
    await expectNoAxeViolations(page)
    await look(page, 'session-over')
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
    await save(page, 'Société modifiée !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page).toHaveURL('/societes/detail/1')
    await expect(page.getByText('Société modifiée !')).toHaveCount(0)
    await world.mend()
  })

  await test.step('signing in again in one tab is enough for two tabs with input, and a tab without input shows the sign-in page', async () => {
    await visit(page, '/societes/modification/2')
    const [other, idle] = [await context.newPage(), await context.newPage()]
    await other.goto('/utilisateurs/creation')
    await fillField(other, 'Prénom', 'Hina')
    await idle.goto('/lockers')
    await expectRows(idle)
    await typeAndExpire(page, world)
    await save(page)
    await expect(sessionOver(page)).toBeVisible()
    await expect(sessionOver(other)).toBeVisible()
    await expect(other.getByRole('banner').getByText('Super administrateur')).toBeVisible()
    await expect(idle).toHaveURL('/connexion')

    await signInAgain(other)
    await expect(sessionOver(other)).toHaveCount(0)
    await expect(sessionOver(page)).toHaveCount(0)
    await expect(field(other, 'Prénom')).toHaveValue('Hina')
    await save(page, 'Société modifiée !')
  })
})

test('[AUTH-34] « Abandonner la saisie » and Back lead from the expired form to the sign-in page', async ({
  as,
  page,
  world,
}) => {
  const name = String((await world.table('companies'))[0]?.['name'])
  await as('super_admin').open('/societes')
  for (const way of ['Abandonner', 'Back'] as const) {
    await rowMenu(page, name, 'Modifier')
    await typeAndExpire(page, world)
    await save(page)
    await expect(sessionOver(page)).toBeVisible()
    if (way === 'Abandonner') await sessionOver(page).getByRole('button', { name: 'Abandonner la saisie' }).click()
    else {
      await page.goBack()
      await page.getByRole('button', { name: 'Quitter', exact: true }).click()
    }
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await world.mend()
    // The next user signs in as usual.
    await signIn(page, way === 'Abandonner' ? 'superadmin' : 'membre')
  }
  await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
  expect(await world.requests('GET /api/companies?')).not.toEqual([])
})
