import { countLoads, isSignedIn, letExpire, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFlash, expectRows } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const refreshes = (world: World) => world.requests('POST /api/token/refresh')

test.describe('an expired token', () => {
  test('[AUTH-32] [G-40] [API-17] is refreshed twice with a server whose refresh tokens are valid once', async ({
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

  /** `src/api/token-renewal.dom.test.ts` has the other answers. */
  for (const [name, reply] of [
    ['403 and a page of a firewall', { status: 403, html: '<h1>Access denied</h1>' }],
    ['nothing', { drop: 'before' }],
  ] as const) {
    test(`[AUTH-33] [ERR-01] whose refresh is answered with ${name} keeps the session`, async ({ as, world }) => {
      const page = await as('super_admin').open('/composants')
      await letExpire(page)
      await world.fault({ path: '/api/token/refresh' }, reply)
      const loads = countLoads(page)
      await page.goto('/societes')
      await expectFlash(page, fetchFailure)
      expect(await isSignedIn(page)).toBe(true)
      expect(loads()).toBe(1)
      expect(await world.requests('GET /api/companies')).toEqual([])

      await world.mend()
      await page.reload()
      await expectRows(page)
    })
  }
})
