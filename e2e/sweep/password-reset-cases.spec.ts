import { expect, test } from '../support/fixtures/test.ts'
import { choosePassword, noRequest, send, sent, strong, submit } from '../support/pages/password-reset.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/pages/vocabulary.ts'

for (const path of ['/reinitialisation-mot-de-passe', '/reinitialisation-mot-de-passe/'])
  test(`[AUTH-19] ${path} without a token shows no form and leads to a new request`, async ({ page, world }) => {
    await page.goto(path)
    await expectFlash(page, noRequest)
    await expect(page.locator('input')).toHaveCount(0)
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await expect(page).toHaveURL('/mot-de-passe-oublie')
    expect(await world.requests()).toEqual([])
  })

test('[AUTH-18] the token of the address is sent unchanged and encoded once', async ({ page, world }) => {
  await world.fault({ method: 'POST', path: '/api/forgot-password/' }, { status: 204 })
  await page.goto('/reinitialisation-mot-de-passe/a%2Bb+c%2Fd%25e.f_-~')
  await choosePassword(page, strong)
  await expect(page).toHaveURL('/connexion')
  const [call, ...others] = await world.requests()
  expect(others).toEqual([])
  expect(call).toMatchObject({ method: 'POST', url: '/api/forgot-password/a%2Bb%2Bc%2Fd%25e.f_-~' })
  expect(Object.entries(call?.body ?? {})).toEqual([
    ['password', strong],
    ['retypedPassword', strong],
  ])
  for (const name of ['authorization', 'referer']) expect(call?.headers).not.toHaveProperty(name)
})

test('[AUTH-17] [NAV-33] [VAL-05] [VAL-06] [VAL-07] both passwords are required and equal', async ({ page, world }) => {
  await page.goto('/reinitialisation-mot-de-passe/inconnu')
  await expect(page.locator('input[type=password]')).toHaveCount(2)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(/plus de 12 caractères/)
  await submit(page)
  await expectFieldError(page, 'Nouveau mot de passe', 'Mot de passe obligatoire')
  await expectFieldError(page, 'Confirmation du mot de passe', 'Confirmation du mot de passe obligatoire')
  await choosePassword(page, strong, `${strong} `)
  await expectFieldError(page, 'Confirmation du mot de passe', 'Les mots de passe ne correspondent pas')
  expect(await world.requests()).toEqual([])
})

// The journey sends the address of an account, and gets the same message.
test('[AUTH-14] [AUTH-15] [AUTH-16] [ERR-52] an unknown address gets no hint', async ({ page, world, baseURL }) => {
  const email = 'personne@example.test'
  await page.goto('/mot-de-passe-oublie')
  await fillField(page, 'Adresse e-mail', ` ${email} `)
  await send(page)
  await expectFlash(page, sent)
  const [call, ...others] = await world.requests()
  expect(others).toEqual([])
  expect(call).toMatchObject({ method: 'POST', url: '/api/forgot-password', status: 204 })
  expect(Object.entries(call?.body ?? {})).toEqual([
    ['email', email],
    ['url', `${baseURL}/reinitialisation-mot-de-passe`],
  ])
  expect(call?.headers).toMatchObject({ accept: 'application/ld+json', 'content-type': 'application/json' })
  expect(call?.headers).not.toHaveProperty('authorization')
})
