import { isSignedIn, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectSignOutElsewhere } from '../support/pages/session-messages.ts'
import { sessionOver, signInAgain, signOut } from '../support/pages/session.ts'
import { expectRows, field, fillField } from '../support/pages/vocabulary.ts'

test('[AUTH-23] [AUTH-24] [NAV-11] signing out leads to the sign-in page, removes the session from the storage, and Back shows no screen of the console', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  // The new page takes the focus, which would close an open menu: wait for it before opening the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  await expect(page).toHaveURL('/lockers')
  await signOut(page)
  await expect(page).toHaveURL('/connexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isSignedIn(page)).toBe(false)
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  await world.forgetRequests()
  // The second step leaves the console.
  for (const address of ['/connexion', 'about:blank']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  expect(await world.requests()).toEqual([])
})

test('[AUTH-25] signing out in another tab opens the sign-in page here within a second, without an error', async ({
  as,
  context,
}) => {
  const page = await as('super_admin').open('/lockers')
  await expectSignOutElsewhere(page, context)
})

test('[AUTH-24] [AUTH-25] unsaved input is not lost by signing out here or in another tab', async ({ as, context }) => {
  const page = await as('super_admin').open('/societes/creation')
  await fillField(page, 'Nom', 'À moitié')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

  await test.step('[AUTH-24] signing out asks first when a form has unsaved input', async () => {
    await signOut(page)
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    expect(await isSignedIn(page)).toBe(true)
  })

  await test.step('[AUTH-25] signing out in another tab keeps unsaved input here until the same user signs in again', async () => {
    const other = await context.newPage()
    await other.goto('/societes')
    await expectRows(other)
    await signOut(other)
    const dialog = sessionOver(page)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/societes/creation')
    await signInAgain(page)
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    await other.close()
  })

  await test.step('[AUTH-24] « Quitter » signs out and discards the input', async () => {
    await signOut(page)
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
