import { letExpire, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

const refreshes = (world: World) => world.requests('POST /api/token/refresh')

/** `src/api/token-renewal.dom.test.ts` has the answers that refresh nothing. */
test('[AUTH-32] [G-40] [API-17] an expired token is refreshed twice with a server whose refresh tokens are valid once', async ({
  as,
  world,
}) => {
  await world.set({ singleUse: true, loginKey: 'token' })
  const page = await as('super_admin').open('/composants')
  const before = await letExpire(page)
  await page.goto('/connexion')
  await expect(page).toHaveURL('/societes')
  await expectRows(page)
  const renewed = (await storedToken(page))?.refresh_token
  expect(renewed).toMatch(/./)
  expect(renewed).not.toBe(before?.refresh_token)
  await letExpire(page)
  await page.reload()
  await expectRows(page)
  expect(await refreshes(world)).toHaveLength(2)
})
