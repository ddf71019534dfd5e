import { countLoads, isSignedIn, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { sessionOver, signIn, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { expectFlash, field, rowMenu, save, saveButton } from '../support/pages/vocabulary.ts'

/** A session that ends while a form has unsaved input: the person signs in again over the page and keeps the input. */

test('[AUTH-33] an ended session asks for the password over the form, and the form continues with its input', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/societes/modification/1')
  await expect(field(page, 'Nom')).toBeVisible()
  const loads = countLoads(page)
  await typeAndExpire(page, world)
  await save(page)

  await expect(sessionOver(page)).toBeVisible()
  await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('superadmin')
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).not.toBeEditable()
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  // Escape and a click beside the dialog do not close it: the page cannot send a call without a session.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(sessionOver(page)).toBeVisible()
  await look(page, 'session-suspended')

  await signInAgain(page, 'Mauvais!2023xx')
  await expect(sessionOver(page).getByRole('alert')).toHaveText("Nom d'utilisateur ou mot de passe incorrect.")
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(saveButton(page)).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
  expect(loads()).toBe(0)
  // The console does not repeat the save by itself.
  expect(await world.requests('PATCH')).toEqual([])
  await save(page)
  await expectFlash(page, 'Société modifiée !')
  expect(await world.requests('PATCH')).toHaveLength(1)
})

test('[AUTH-34] « Abandonner la saisie » and Back lead from the expired form to the sign-in page', async ({
  as,
  page,
  world,
}) => {
  const name = String((await world.table('companies'))[0]?.['name'])
  for (const way of ['Abandonner', 'Back'] as const) {
    await as('super_admin').open('/societes')
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
  }
  // The next user signs in as usual.
  await signIn(page, 'membre')
  await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
  expect(await world.requests('GET /api/companies?')).not.toEqual([])
})

test('when another user signs in in another tab, the input of the form is discarded', async ({
  as,
  world,
  context,
}) => {
  const page = await as('super_admin').open('/societes/modification/1')
  await typeAndExpire(page, world)
  await save(page)
  await expect(sessionOver(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/connexion')
  await signIn(other, 'membre')
  await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(page.getByText('À moitié')).toHaveCount(0)
})
