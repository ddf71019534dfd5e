import { countLoads, isSignedIn, keep } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expired, signIn } from '../support/pages/session.ts'
import { expectRows, saveButton, visit } from '../support/pages/vocabulary.ts'

const refreshes = (world: World) => world.requests('POST /api/token/refresh')

test('[AUTH-43] a computer clock two hours ahead causes at most one refresh', async ({ page, world }) => {
  await page.clock.install({ time: Date.now() + 2 * 3_600_000 })
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
  for (const id of [1, 2, 3]) {
    await page.goto(`/societes/modification/${id}`)
    await expect(saveButton(page)).toBeVisible()
  }
  expect((await refreshes(world)).length).toBeLessThanOrEqual(1)
  // The list after the sign-in, and one company for each form.
  const reads = await world.requests('GET /api/companies')
  expect(reads.length).toBeGreaterThanOrEqual(4)
  expect(reads.filter(({ status }) => status !== 200)).toEqual([])
})

test('what another tab and a damaged storage do to a session', async ({ as, context, world }) => {
  const page = await as('super_admin').open('/societes')
  await test.step('when another user signs in in another tab, this tab reloads once and belongs to that user', async () => {
    await expect(page.getByText('Super administrateur')).toBeVisible()
    const loads = countLoads(page)
    const { token, user } = await world.signIn('membre')
    const other = await context.newPage()
    await other.route('/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
    await other.goto('/blank')
    await keep(other, 'eb_user', JSON.stringify(user))
    await keep(other, 'eb_token', JSON.stringify(token))
    await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(0)
    // The page is drawn before its load ends.
    await expect.poll(loads).toBe(1)
  })

  await test.step('[AUTH-37] unreadable values under the other storage keys do not break the screens', async () => {
    for (const nonsense of ['{{{', '[]', '7', '"x"', 'null', '{"message":{},"draft":7}']) {
      await page.evaluate((text) => {
        for (const key of ['eb_flash_session', 'eb_menu_collapsed', 'eb_color_scheme']) localStorage.setItem(key, text)
        const kept = ['eb_order_draft', 'tsr-scroll-restoration-v1_3', ...Object.keys(sessionStorage)]
        for (const key of kept) sessionStorage.setItem(key, text)
      }, nonsense)
      await page.goto('/livraisons/creation')
      await expect(page.getByRole('combobox', { name: 'Société' }), nonsense).toBeVisible()
      await expect(page.getByRole('button', { name: 'Réduire le menu' }), nonsense).toBeVisible()
    }
  })

  await test.step('[AUTH-36] [ERR-13] without a stored token the next action opens the sign-in page and sends no call', async () => {
    await visit(page, '/societes')
    await expectRows(page)
    await world.forgetRequests()
    await page.evaluate(() => localStorage.removeItem('eb_token'))
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page).toHaveURL('/connexion')
    await expect(expired(page)).toBeVisible()
    expect(await world.requests()).toEqual([])
    expect(await isSignedIn(page)).toBe(false)
  })

  /** `src/session/session.dom.test.ts` and `src/api/token.dom.test.ts` have the other unreadable values. */
  await test.step('[AUTH-37] an unreadable session opens the sign-in page', async () => {
    for (const key of ['eb_token', 'eb_user', 'eb_flash_session']) await keep(page, key, '{{{')
    await page.goto('/')
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    expect(await world.requests()).toEqual([])
  })
})
