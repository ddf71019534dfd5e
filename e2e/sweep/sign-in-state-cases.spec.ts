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

test('[AUTH-08] the address that was opened before signing in', async ({ page }) => {
  await test.step('[AUTH-08] it is ignored when the role may not see its screen', async () => {
    await page.goto('/lockers/creation')
    await signIn(page, 'membre')
    await expect(page).toHaveURL('/societes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sociétés')
    // Opening that address after signing in shows the usual refusal.
    await visit(page, '/lockers/creation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé')
    await signOut(page, 'Membre')
  })

  await test.step('[AUTH-08] it is forgotten after « Déconnexion »: the next user starts at the companies', async () => {
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/societes')
    for (const name of ['Machines', 'Bookings', 'Utilisateurs']) {
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

test('changing the own user name', async ({ as, context, world }) => {
  const page = await as('super_admin').open('/utilisateurs/modification/3')

  await test.step('the user name of another user shows no notice and keeps the session', async () => {
    await fillField(page, "Nom d'utilisateur", 'poerava')
    await expect(renameHint(page)).toHaveCount(0)
    await save(page)
    await expect(page).toHaveURL('/utilisateurs/detail/3')
  })

  await test.step('by the form of a user the own user name shows the notice, and signing in opens the user', async () => {
    await visit(page, '/utilisateurs/modification/1')
    await renameOneself(page, world, 'superadmin')

    await fillField(page, 'Mot de passe', 'Motdepasse!2023')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/utilisateurs/detail/1')
    await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
  })

  await test.step('after a lost answer the dialog asks for the new name, and the form can be saved again', async () => {
    await visit(page, '/mon-compte/modification')
    await loseAnswer(page, '**/api/users/*', 'PATCH')
    await fillField(page, "Nom d'utilisateur", 'hiro')
    await save(page, formFailure)
    await save(page)
    await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('hiro')
    await signInAgain(page)
    await expect(sessionOver(page)).toHaveCount(0)
    await save(page)
    await expect(page).toHaveURL('/mon-compte')
    await expect(page.getByRole('main').getByText('hiro', { exact: true })).toBeVisible()
  })

  await test.step('other tabs show the reason, and a form there continues after signing in with the new name', async () => {
    await visit(page, '/mon-compte/modification')
    const [idle, typing] = [await context.newPage(), await context.newPage()]
    await idle.goto('/lockers')
    await expectRows(idle)
    await typing.goto('/societes/modification/1')
    await fillField(typing, 'Nom', 'À moitié')
    await fillField(page, "Nom d'utilisateur", 'tehani')
    await save(page)
    await expect(renamed(page)).toBeVisible()
    await expect(renamed(idle)).toBeVisible()
    await expect(field(idle, "Nom d'utilisateur")).toHaveValue('tehani')
    await expect(sessionOver(typing).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('tehani')
    await signInAgain(typing)
    await expect(sessionOver(typing)).toHaveCount(0)
    await expect(field(typing, 'Nom')).toHaveValue('À moitié')
  })
})
