import type { Page } from '@playwright/test'
import { isSignedIn, letExpire } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFlash, expectRows, retryButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const asked = async (world: World) => (await world.requests()).map(({ method, path }) => `${method} ${path}`)
const refreshes = (world: World) => world.requests('POST /api/token/refresh')

test.describe('a read that fails', () => {
  test('[ERR-07] [ERR-08] [ERR-01] with 500 refreshes the token, is repeated once, and then shows a message', async ({
    as,
    world,
  }) => {
    await world.fault({ method: 'GET', path: '/api/companies' }, { status: 500, html: '<h1>Oops</h1>' })
    const page = await as('super_admin').open('/societes')
    await expectFlash(page, fetchFailure)
    expect((await asked(world)).filter((call) => !call.endsWith('/api/me'))).toEqual([
      'GET /api/companies',
      'POST /api/token/refresh',
      'GET /api/companies',
    ])
    expect(await isSignedIn(page)).toBe(true)

    // A second failure within ten seconds does not refresh the token again.
    await retryButton(page).click()
    await expect.poll(() => world.requests('GET /api/companies')).toHaveLength(3)
    expect(await refreshes(world)).toHaveLength(1)
    await world.mend()
    await retryButton(page).click()
    await expectRows(page)
  })

  test('is repeated when it may work: a brief failure, a redirect, an expired token', async ({
    as,
    tolerate,
    world,
  }) => {
    await test.step('[ERR-07] with 500 shows no message if the repeated call succeeds', async () => {
      await world.reset()
      await world.fault({ method: 'GET', path: '/api/companies', times: 1 }, { status: 500 })
      const page = await as('super_admin').open('/societes')
      await expectRows(page)
      await expect(page.getByText(fetchFailure)).toHaveCount(0)
    })

    await test.step('with a redirect that the browser may cache is sent again by « Réessayer »', async () => {
      await world.reset()
      tolerate(/maintenance/)
      await world.fault(
        { method: 'GET', path: '^/api/companies\\?', times: 1 },
        { status: 301, headers: { Location: '/maintenance', 'Cache-Control': 'max-age=3600' } },
      )
      const page = await as('super_admin').open('/societes')
      await expectFlash(page, fetchFailure)
      expect(await world.requests('GET /api/companies')).toHaveLength(1)
      await retryButton(page).click()
      await expectRows(page)
      expect((await world.requests('GET /api/companies')).map(({ status }) => status)).toEqual([301, 200])
    })

    await test.step('[AUTH-35] with 401 is sent again with the new token', async () => {
      await world.reset()
      const page = await as('super_admin').open('/composants')
      await world.expireTokens()
      await page.goto('/societes')
      await expectRows(page)
      expect(await refreshes(world)).toHaveLength(1)
      expect((await world.requests('GET /api/companies')).map(({ status }) => status)).toEqual([401, 200])
    })
  })

  test('without an answer or a network shows its message and keeps the session', async ({
    as,
    context,
    tolerate,
    world,
  }) => {
    await test.step('[ERR-55] [ERR-01] without an answer shows a message and keeps the session', async () => {
      await world.reset()
      const page = await as('super_admin').open('/societes')
      await expectRows(page)
      await page.route('**/api/**', (route) => route.abort())
      await page.getByRole('button', { name: 'Charger plus' }).click()
      await expectFlash(page, fetchFailure)
      expect(await isSignedIn(page)).toBe(true)
      await page.unroute('**/api/**')
      await page.getByRole('button', { name: 'Charger plus' }).click()
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(12)
      expect(await refreshes(world)).toEqual([])
    })

    await test.step('[ERR-55] [APP-02] without a network shows its message when the network is back', async () => {
      await world.reset()
      tolerate(/ERR_INTERNET_DISCONNECTED/)
      const page = await as('super_admin').open('/societes')
      await expectRows(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Charger plus' }).click()
      await expect(page.getByRole('button', { name: 'Charger plus' })).toBeEnabled()
      await context.setOffline(false)
      // No advice to reload: without a network it would not help.
      await expectFlash(page, "Hors connexion : ces données n'ont pas pu être lues.")
      await expectRows(page)
    })
  })
})

test.describe('a hovered link', () => {
  const link = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Sociétés' })

  test('reads its screen before the click, without a message', async ({ as, world }) => {
    await test.step('[ERR-01] shows no message if its call fails, and the click sends a new call', async () => {
      await world.reset()
      const page = await as('super_admin').open('/composants')
      await world.fault({ method: 'GET', path: '/api/companies', times: 1 }, { status: 500 })
      await link(page).hover()
      await expect.poll(() => world.requests('GET /api/companies')).toHaveLength(1)
      await expect(page.getByText(fetchFailure)).toHaveCount(0)
      await link(page).click()
      await expectRows(page)
      expect(await refreshes(world)).toEqual([])
    })

    await test.step('[ERR-01] [ERR-08] shows a message if it is clicked before its call fails', async () => {
      await world.reset()
      const page = await as('super_admin').open('/composants')
      await world.fault({ method: 'GET', path: '/api/companies' }, { status: 500, delayMs: 400 })
      const asks = page.waitForRequest(/api\/companies/)
      await link(page).hover()
      await asks
      await link(page).click()
      await expectFlash(page, fetchFailure)
      await expect(retryButton(page)).toBeVisible()
      expect(await refreshes(world)).toHaveLength(1)
    })

    await test.step('[AUTH-31] sends no call while the token is expired, until it is clicked', async () => {
      await world.reset()
      const page = await as('super_admin').open('/composants')
      await letExpire(page)
      await link(page).hover()
      await link(page).click()
      // The page before has rows too, so the title is checked first.
      await expect(page.getByRole('heading', { level: 1, name: 'Sociétés' })).toBeVisible()
      await expectRows(page)
      expect((await asked(world)).filter((call) => !call.endsWith('/api/me'))).toEqual([
        'POST /api/token/refresh',
        'GET /api/companies',
      ])
    })
  })
})
