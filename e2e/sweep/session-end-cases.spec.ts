import { keep, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { signIn } from '../support/pages/session.ts'
import { expectRows, saveButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const asked = async (world: World) => (await world.requests()).map(({ method, path }) => `${method} ${path}`)
const refreshes = (world: World) => world.requests('POST /api/token/refresh')

test('[AUTH-41] a call refused with an older token uses the one another tab has stored since', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  const stored = await storedToken(page)
  let { token } = await world.signIn('superadmin')
  // Two tokens of the same second are equal, so sign in until the token differs.
  while (token.accessToken === stored?.accessToken) ({ token } = await world.signIn('superadmin'))
  await world.fault(
    { method: 'GET', path: '/api/companies', times: 1 },
    { status: 401, delayMs: 800, body: { code: 401, message: 'Expired JWT Token' } },
  )
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await keep(page, 'eb_token', JSON.stringify(token))
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(12)
  expect(await asked(world)).toEqual(['GET /api/companies', 'GET /api/companies'])
  expect((await world.requests())[1]?.headers['authorization']).toBe(`Bearer ${token.accessToken}`)
  expect(await storedToken(page)).toEqual(token)
})

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

const unreadable: { name: string; token?: string; user?: string }[] = [
  { name: 'both', token: '{{{', user: '{{{' },
  { name: 'the token', token: '{{{' },
  { name: 'the user', user: '{{{' },
  { name: 'the token, of another shape', token: '{"accessToken":{}}' },
  { name: 'the user, of another shape', user: '[]' },
]

for (const { name, token, user } of unreadable) {
  test(`[AUTH-37] an unreadable session (${name}) opens the sign-in page`, async ({ as, world }) => {
    const page = await as('super_admin').open('/composants')
    if (token !== undefined) await keep(page, 'eb_token', token)
    if (user !== undefined) await keep(page, 'eb_user', user)
    await keep(page, 'eb_flash_session', '{{{')
    await world.forgetRequests()
    await page.goto('/')
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    expect(await world.requests()).toEqual([])
  })
}

test('[AUTH-37] unreadable values under the other storage keys do not break the screens', async ({ as, page }) => {
  await as('super_admin').open('/composants')
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

test('leaving a screen cancels its calls and shows no error', async ({ as, world }) => {
  const page = await as('super_admin').open('/composants')
  await world.fault({ method: 'GET', path: '/api/companies' }, { delayMs: 1200 })
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/companies'))
  const asks = page.waitForRequest(/api\/companies/)
  await page.getByRole('navigation').getByRole('link', { name: 'Sociétés' }).click()
  await asks
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED')
  // The server answers the cancelled call as well.
  await expect.poll(() => world.requests('GET /api/companies')).toHaveLength(1)
  await expect(page.getByText(fetchFailure)).toHaveCount(0)
})
