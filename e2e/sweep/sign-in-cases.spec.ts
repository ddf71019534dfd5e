import { countLoads, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { noProfile, signIn } from '../support/pages/session.ts'
import { formFailure } from '../support/tables/presets.ts'

/** `e2e/faults/writes-public.ts` crosses the sign-in with every fault. */

test('[AUTH-10] [AUTH-11] [ERR-18] a sign-in whose profile is refused stores nothing', async ({ page, world }) => {
  await world.fault({ path: '/api/me', times: 1 }, { status: 401 })
  await page.goto('/connexion')
  await test.step('[AUTH-04] [CST-20] [CST-24] the sign-in page shows the version and the logo', async () => {
    await expect(page.getByText('1.1.0')).toBeVisible()
    expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
  })
  const loads = countLoads(page)
  await signIn(page, 'superadmin')
  await expect(page.getByText(noProfile, { exact: true })).toBeVisible()
  await expect(page.getByText(formFailure, { exact: true })).toHaveCount(0)
  expect((await world.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/login_check',
    'GET /api/me',
  ])
  expect(loads()).toBe(0)
  const { eb_token: token, eb_user: user } = await storageOf(page)
  expect([token, user]).toEqual([undefined, undefined])
  await page.reload()
  await expect(page).toHaveURL('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
})
