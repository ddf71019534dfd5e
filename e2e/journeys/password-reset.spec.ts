import { expect, test } from '../support/fixtures/test.ts'
import { choosePassword, noRequest, send, sent, strong, submit } from '../support/pages/password-reset.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFieldError, expectFlash, field, fillField, visit } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

const done = 'Mot de passe réinitialisé ! Vous pouvez vous connecter.'

test('a forgotten password, from an unknown link to a new password', async ({ page, world, baseURL, context }) => {
  await page.goto('/mot-de-passe-oublie')
  await test.step('[NAV-32] [AUTH-13] [AUTH-40] the forgotten-password page has one e-mail field and no menu', async () => {
    await expect(page.locator('input')).toHaveCount(1)
    await expect(field(page, 'Adresse e-mail')).toHaveAttribute('type', 'email')
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })

  await test.step('[VAL-05] [VAL-06] [VAL-07] both new passwords are required and must be equal', async () => {
    await visit(page, '/reinitialisation-mot-de-passe/inconnu')
    await submit(page)
    await expectFieldError(page, 'Nouveau mot de passe', 'Mot de passe obligatoire')
    await expectFieldError(page, 'Confirmation du mot de passe', 'Confirmation du mot de passe obligatoire')
    await fillField(page, 'Nouveau mot de passe', strong)
    await submit(page)
    await expectFieldError(page, 'Confirmation du mot de passe', 'Confirmation du mot de passe obligatoire')
    await choosePassword(page, strong, `${strong} `)
    await expectFieldError(page, 'Confirmation du mot de passe', 'Les mots de passe ne correspondent pas')
    expect(await world.requests()).toEqual([])
  })

  await test.step('[AUTH-42] [ERR-19] a token unknown to the server shows one message and links to a new request', async () => {
    await choosePassword(page, strong)
    await expectFlash(page, noRequest)
    await expect(page.getByText(formFailure)).toHaveCount(0)
    expect(await world.requests()).toHaveLength(1)
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await expect(page).toHaveURL('/mot-de-passe-oublie')
  })

  await test.step('[VAL-03] [VAL-04] [ERR-52] an empty or invalid e-mail address is refused, and a valid one is sent trimmed', async () => {
    await world.forgetRequests()
    await send(page)
    await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail est obligatoire")
    for (const address of ['abc', 'a b@c.pf']) {
      await fillField(page, 'Adresse e-mail', address)
      await send(page)
      await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
    }
    expect(await world.requests()).toEqual([])
    await fillField(page, 'Adresse e-mail', ' a@b.pf ')
    await send(page)
    await expectFlash(page, sent)
    expect((await world.requests()).map(({ body }) => (body as { email: string }).email)).toEqual(['a@b.pf'])
  })

  await test.step('[AUTH-14] [AUTH-15] [AUTH-16] the message is the same for a known and an unknown e-mail address', async () => {
    for (const email of ['superadmin@example.test', 'personne@example.test']) {
      await world.forgetRequests()
      await fillField(page, 'Adresse e-mail', email)
      // The message of the address before has closed.
      await expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: sent })).toHaveCount(0)
      await send(page)
      await expect.poll(() => world.requests()).toHaveLength(1)
      await expectFlash(page, sent)
      const [call] = await world.requests()
      expect(call).toMatchObject({ method: 'POST', url: '/api/forgot-password', status: 204 })
      expect(Object.entries(call?.body ?? {})).toEqual([
        ['email', email],
        ['url', `${baseURL}/reinitialisation-mot-de-passe`],
      ])
      expect(call?.headers).toMatchObject({ accept: 'application/ld+json', 'content-type': 'application/json' })
      expect(call?.headers).not.toHaveProperty('authorization')
    }
    // A person who gets no mail presses again. A press that follows at once counts as part of a double click.
    await world.forgetRequests()
    await expect(async () => {
      await send(page)
      await expect.poll(() => world.requests('POST'), { timeout: 1000 }).not.toEqual([])
    }).toPass()
  })

  await test.step('[AUTH-20] [ERR-53] the link of the e-mail replaces the password, and Back does not return to it', async () => {
    const link = await world.lastLink()
    // An e-mail opens its link in another tab.
    const tab = await context.newPage()
    await tab.goto(link)
    await choosePassword(tab, strong)
    await expectFlash(tab, done)
    await expect(tab).toHaveURL('/connexion')
    await tab.goBack()
    await expect(tab).toHaveURL('about:blank')
    await page.getByRole('link', { name: 'Retour à la connexion' }).click()
    await signIn(page, 'superadmin', strong)
    await expect(page).toHaveURL('/societes')
    await visit(page, new URL(link).pathname)
    await expect(page).toHaveURL('/societes')
  })
})
