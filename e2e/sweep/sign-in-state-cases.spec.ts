import { loseAnswer } from '../support/fixtures/lost.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  renamed,
  renameHint,
  renameOneself,
  sessionOver,
  signIn,
  signInAgain,
  signOut,
} from '../support/pages/session.ts'
import { expectRows, field, fillField, save, visit } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Text of the sign-in page for each reason, and the screen after signing in. */

test.describe('[AUTH-08] the address opened before signing in', () => {
  test('is ignored when the role may not see its screen', async ({ page }) => {
    await page.goto('/lockers/creation')
    await signIn(page, 'membre')
    await expect(page).toHaveURL('/societes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sociétés')
    // Opening that address after signing in shows the usual refusal.
    await page.goto('/lockers/creation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé')
  })

  test('is forgotten after « Déconnexion »: the next user starts at the companies', async ({ as }) => {
    const page = await as('super_admin').open('/lockers/detail/1')
    for (const name of ['Bookings', 'Utilisateurs']) {
      await page.getByRole('navigation').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('note')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/connexion')
    // A reloaded page does not know the address either.
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/connexion')
    await signIn(page, 'membre')
    await expect(page).toHaveURL('/societes')
  })
})

test.describe('changing the own user name', () => {
  test('[ACC-05] by the form of a user shows the notice and ends the session only for the own record', async ({
    as,
    world,
  }) => {
    const page = await as('super_admin').open('/utilisateurs/modification/3')

    await test.step('the user name of another user shows no notice and keeps the session', async () => {
      await fillField(page, "Nom d'utilisateur", 'poerava')
      await expect(renameHint(page)).toHaveCount(0)
      await save(page)
      await expect(page).toHaveURL('/utilisateurs/detail/3')
    })

    await test.step('[ACC-05] the own user name shows the notice, and signing in opens the user', async () => {
      await visit(page, '/utilisateurs/modification/1')
      await renameOneself(page, world, 'superadmin')

      await fillField(page, 'Mot de passe', 'Motdepasse!2023')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page).toHaveURL('/utilisateurs/detail/1')
      await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
    })
  })

  test('shows the reason in other tabs, and a form there continues after signing in with the new name', async ({
    as,
    context,
  }) => {
    const page = await as('super_admin').open('/mon-compte/modification')
    const [idle, typing] = [await context.newPage(), await context.newPage()]
    await idle.goto('/lockers')
    await expectRows(idle)
    await typing.goto('/societes/modification/1')
    await fillField(typing, 'Nom', 'À moitié')
    await fillField(page, "Nom d'utilisateur", 'moana')
    await save(page)
    await expect(renamed(page)).toBeVisible()
    await expect(renamed(idle)).toBeVisible()
    await expect(field(idle, "Nom d'utilisateur")).toHaveValue('moana')
    await expect(sessionOver(typing).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('moana')
    await signInAgain(typing)
    await expect(sessionOver(typing)).toHaveCount(0)
    await expect(field(typing, 'Nom')).toHaveValue('À moitié')
  })

  test('after a lost answer the dialog asks for the new name, and the form can be saved again', async ({ as }) => {
    const page = await as('member').open('/mon-compte/modification')
    await loseAnswer(page, '**/api/users/*', 'PATCH')
    await fillField(page, "Nom d'utilisateur", 'moana')
    await save(page, formFailure)
    await save(page)
    await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('moana')
    await signInAgain(page)
    await expect(sessionOver(page)).toHaveCount(0)
    await save(page)
    await expect(page).toHaveURL('/mon-compte')
    await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
  })
})
