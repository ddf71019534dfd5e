import { countLoads, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { sessionOver, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { field, save, saveButton } from '../support/pages/vocabulary.ts'

test('[AUTH-09] [AUTH-33] an ended session asks for the password over a form, which stays', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/modification/1')
  await expect(field(page, 'Nom')).toBeVisible()
  const loads = countLoads(page)
  await typeAndExpire(page, world)
  await save(page)

  await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('superadmin')
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).not.toBeEditable()
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  // Escape and a click beside the dialog do not close it: the page cannot send a call without a session.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(sessionOver(page)).toBeVisible()

  await signInAgain(page, 'Mauvais!2023xx')
  await expect(sessionOver(page).getByRole('alert')).toHaveText("Nom d'utilisateur ou mot de passe incorrect.")
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(saveButton(page)).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
  expect(loads()).toBe(0)
  // The console does not repeat the save automatically.
  expect(await world.patches()).toEqual([])
  await save(page, 'Société modifiée !')
  expect(await world.patches()).toHaveLength(1)
})
