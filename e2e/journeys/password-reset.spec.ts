import { expect, test } from '../support/fixtures/test.ts'
import { choosePassword, noRequest, send, sent, strong } from '../support/pages/password-reset.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFieldError, expectFlash, field, fillField, visit } from '../support/pages/vocabulary.ts'

const done = 'Mot de passe réinitialisé ! Vous pouvez vous connecter.'

test('[AUTH-13] [AUTH-40] [NAV-32] [VAL-03] [VAL-04] a forgotten password needs an e-mail', async ({ page, world }) => {
  await page.goto('/mot-de-passe-oublie')
  await expect(page.locator('input')).toHaveCount(1)
  await expect(field(page, 'Adresse e-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await send(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail est obligatoire")
  for (const address of ['abc', 'a b@c.pf']) {
    await fillField(page, 'Adresse e-mail', address)
    await send(page)
    await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  }
  expect(await world.requests()).toEqual([])
})

test('[AUTH-42] [ERR-19] a token unknown to the server leads to a new request', async ({ page, world }) => {
  await page.goto('/reinitialisation-mot-de-passe/inconnu')
  await choosePassword(page, strong)
  await expectFlash(page, noRequest)
  expect(await world.requests()).toHaveLength(1)
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
})

test('[AUTH-20] [ERR-53] the link of the e-mail replaces the password, and Back skips it', async ({ page, world }) => {
  await page.goto('/mot-de-passe-oublie')
  await fillField(page, 'Adresse e-mail', 'superadmin@example.test')
  await send(page)
  await expectFlash(page, sent)
  const link = await world.lastLink()
  // An e-mail opens its link in another tab.
  const tab = await page.context().newPage()
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
