import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signOut } from '../support/pages/session.ts'
import { expectRows, title } from '../support/pages/vocabulary.ts'

test('[AUTH-23] [AUTH-24] [NAV-11] a sign-out empties the storage, and Back shows no screen', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  await expect(title(page, 'Machines')).toBeFocused()
  await signOut(page)
  await expect(page).toHaveURL('/connexion')
  await expect(title(page, 'Connexion')).toBeFocused()
  await expect(page.getByRole('note')).toHaveCount(0)
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  await world.forgetRequests()
  for (const address of ['/connexion', 'about:blank']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  expect(await world.requests()).toEqual([])
})
