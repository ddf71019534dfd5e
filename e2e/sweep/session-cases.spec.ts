import { letExpire, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { fillField, save, visit } from '../support/pages/vocabulary.ts'

test('[CST-21] [API-04] [API-79] the browser stores the session, the last message and settings', async ({ page }) => {
  await page.goto('/societes/modification/1')
  await signIn(page, 'superadmin')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await fillField(page, 'Nom du contact', 'Hina Tehei')
  await fillField(page, 'Téléphone du contact', '87123456')
  await save(page, 'Société modifiée !')
  const { eb_token: token = '', ...rest } = await storageOf(page)
  const known = ['eb_user', 'eb_flash_session', 'eb_menu_collapsed', 'eb_color_scheme']
  expect(known).toEqual(expect.arrayContaining(Object.keys(rest)))
  const kept = ['accessToken', 'apiBase', 'clockSkewMs', 'refresh_token']
  expect(Object.keys(JSON.parse(token) as object).toSorted()).toEqual(kept)
  expect(rest['eb_user']).toContain('roles')
  expect(JSON.stringify(rest)).not.toMatch(/Motdepasse|@example|Hina Tehei|\d{6}/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')))).toEqual([])
})

test('[AUTH-22] [G-40] with a session, even an expired one, public pages lead home', async ({ as, world }) => {
  const page = await as('super_admin').open('/preferences')
  await letExpire(page)
  await page.goto('/connexion')
  await expect(page).toHaveURL('/societes')
  for (const path of ['/mot-de-passe-oublie', '/reinitialisation-mot-de-passe/abc', '/reinitialisation-mot-de-passe']) {
    await visit(page, path)
    await expect(page, path).toHaveURL('/societes')
  }
  expect((await world.requests('POST')).map(({ path }) => path)).toEqual(['/api/token/refresh'])
})
