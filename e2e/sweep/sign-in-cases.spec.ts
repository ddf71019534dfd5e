import { storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { noProfile, signIn } from '../support/pages/session.ts'
import { expectFlash, field } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

const refused = "Nom d'utilisateur ou mot de passe incorrect."

test('[AUTH-04] [CST-20] [CST-24] the sign-in page shows the version and the logo', async ({ page }) => {
  await page.goto('/connexion')
  await expect(page.getByText('1.1.0')).toBeVisible()
  expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
})

/** `e2e/faults/writes-public.ts` crosses the sign-in with every fault. */
for (const [name, reply] of [
  ['an outage', { status: 500, html: '<h1>Internal Server Error</h1>' }],
  ['an answer without JSON', { raw: '<!DOCTYPE html>' }],
] as const) {
  test(`[ERR-02] [ERR-55] ${name} shows the general message, not that of a wrong password`, async ({ page, world }) => {
    await world.fault({ path: '/api/login_check', times: 1 }, reply)
    await page.goto('/connexion')
    await signIn(page, 'superadmin')
    await expectFlash(page, formFailure)
    await expect(page.getByText(refused)).toHaveCount(0)
    await expect(page).toHaveURL('/connexion')
    await expect(field(page, 'Mot de passe')).toHaveValue('Motdepasse!2023')
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/societes')
  })
}

test('[AUTH-10] [ERR-18] a sign-in whose profile call is lost stores nothing', async ({ page, world }) => {
  await page.route('**/api/me?*', (route) => route.abort(), { times: 1 })
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await expect(page.getByText(noProfile, { exact: true })).toBeVisible()
  expect(await storedToken(page)).toBeUndefined()
  expect((await world.requests()).map(({ path }) => path)).toEqual(['/api/login_check'])
})
