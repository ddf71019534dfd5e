import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { fillField, save } from '../support/pages/vocabulary.ts'

test('[CST-21] [API-04] [API-79] the browser stores only the session, the last message and the display settings', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await page.goto('/societes/modification/1')
  await fillField(page, 'Nom du contact', 'Hina Tehei')
  await fillField(page, 'Téléphone du contact', '87123456')
  await save(page, 'Société modifiée !')

  const kept = await storageOf(page)
  const known = new Set(['eb_token', 'eb_user', 'eb_flash_session', 'eb_menu_collapsed', 'eb_color_scheme'])
  expect(Object.keys(kept).filter((key) => !known.has(key))).toEqual([])
  const { eb_token: token = '', ...rest } = kept
  expect(Object.keys(JSON.parse(token) as object).toSorted()).toEqual([
    'accessToken',
    'apiBase',
    'clockSkewMs',
    'refresh_token',
  ])
  expect(rest['eb_user']).toContain('roles')
  expect(JSON.stringify(rest)).not.toMatch(/Motdepasse|@example|Hina Tehei|\d{6}/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')))).toEqual([])

  // Every call of this test requests JSON-LD, has no empty parameter, and a write has no query and no ids in its body.
  const calls = await world.requests()
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PATCH']))
  for (const { method, url, headers, body } of calls) {
    expect(headers['accept']).toBe('application/ld+json')
    expect(url).not.toMatch(/=(&|$)|\/(\?|$)|\/api\/api/)
    if (method !== 'GET') expect(url).not.toContain('?')
    expect(JSON.stringify(body)).not.toMatch(/"@?id"|"@type"|"@context"/)
  }
})
