import { countLoads, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { sessionOver, signIn, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { expectRows, field, fillField, save, saveButton, visit } from '../support/pages/vocabulary.ts'

/** A session from the sign-in on, until it ends while a form has unsaved input: the person signs in again over the page and keeps the input. */

test('a session begins at an address, stores only what it needs, and is renewed over a form', async ({
  page,
  world,
}) => {
  await test.step('[AUTH-21] without a session an address opens the sign-in page and sends no call', async () => {
    await page.goto('/societes/modification/1')
    await expect(page).toHaveURL('/connexion')
    expect(await world.requests()).toEqual([])
  })

  await test.step('[CST-21] [API-04] [API-79] the browser stores only the session, the last message and the display settings', async () => {
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/societes/modification/1')
    await page.getByRole('button', { name: 'Réduire le menu' }).click()
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

    await visit(page, '/livraisons')
    await expectRows(page)
    // Every call until now requests JSON-LD, has no empty parameter, and a write has no query and no ids in its body.
    const calls = await world.requests()
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PATCH']))
    for (const { method, url, headers, body } of calls) {
      expect(headers['accept']).toBe('application/ld+json')
      expect(url).not.toMatch(/=(&|$)|\/(\?|$)|\/api\/api/)
      if (method !== 'GET') expect(url).not.toContain('?')
      expect(JSON.stringify(body)).not.toMatch(/"@?id"|"@type"|"@context"/)
    }
    await expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: 'Société modifiée !' })).toHaveCount(
      0,
    )
  })

  await test.step('[AUTH-33] an ended session asks for the password over the form, and the form continues with its input', async () => {
    await visit(page, '/societes/modification/1')
    await expect(field(page, 'Nom')).toBeVisible()
    const loads = countLoads(page)
    await typeAndExpire(page, world)
    await save(page)

    await expect(sessionOver(page)).toBeVisible()
    await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
    await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('superadmin')
    await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).not.toBeEditable()
    expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
    // Escape and a click beside the dialog do not close it: the page cannot send a call without a session.
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(sessionOver(page)).toBeVisible()
    await look(page, 'session-suspended')

    await signInAgain(page, 'Mauvais!2023xx')
    await expect(sessionOver(page).getByRole('alert')).toHaveText("Nom d'utilisateur ou mot de passe incorrect.")
    await signInAgain(page)
    await expect(sessionOver(page)).toHaveCount(0)
    await expect(saveButton(page)).toBeFocused()
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    expect(loads()).toBe(0)
    // The console does not repeat the save automatically.
    expect(await world.requests('PATCH')).toEqual([])
    await save(page, 'Société modifiée !')
    expect(await world.requests('PATCH')).toHaveLength(1)
  })
})
