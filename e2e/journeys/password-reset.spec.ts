import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

const sent = "Si cette adresse correspond à un compte, un e-mail de réinitialisation vient d'être envoyé."
const done = 'Mot de passe réinitialisé ! Vous pouvez vous connecter.'
const noRequest = "Désolé ! Vous n'avez fait aucune demande de réinitialisation."
const strong = 'Nouveau-mot-2024'

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()
const submit = (page: Page) => page.getByRole('button', { name: 'Réinitialiser' }).click()

async function choose(page: Page, password: string, again = password) {
  await fillField(page, 'Nouveau mot de passe', password)
  await fillField(page, 'Confirmation du mot de passe', again)
  await submit(page)
}

test('[NAV-32] [AUTH-13] [AUTH-40] the forgotten-password page has one e-mail field and no menu', async ({ page }) => {
  await page.goto('/mot-de-passe-oublie')
  await expect(page.locator('input')).toHaveCount(1)
  await expect(field(page, 'Adresse e-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('[VAL-03] [VAL-04] an empty or invalid e-mail address is refused, and a valid one is sent trimmed', async ({
  page,
  world,
}) => {
  await page.goto('/mot-de-passe-oublie')
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

test('[AUTH-14] [AUTH-15] [AUTH-16] the message is the same for a known and an unknown e-mail address', async ({
  page,
  world,
  baseURL,
}) => {
  for (const email of ['superadmin@example.test', 'personne@example.test']) {
    await page.goto('/mot-de-passe-oublie')
    await world.forgetRequests()
    await fillField(page, 'Adresse e-mail', email)
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
  }
})

test('[ERR-02] a request that fails can be sent again', async ({ page, world }) => {
  await world.fault({ path: '/api/forgot-password', times: 1 }, { status: 500 })
  await page.goto('/mot-de-passe-oublie')
  await fillField(page, 'Adresse e-mail', 'superadmin@example.test')
  await send(page)
  await expectFlash(page, formFailure)
  await expect(field(page, 'Adresse e-mail')).toHaveValue('superadmin@example.test')
  await send(page)
  await expectFlash(page, sent)
})

for (const path of ['/reinitialisation-mot-de-passe', '/reinitialisation-mot-de-passe/']) {
  test(`[AUTH-19] [ERR-19] ${path} without a token shows no form and links to a new request`, async ({
    page,
    world,
  }) => {
    await page.goto(path)
    await expectFlash(page, noRequest)
    await expect(page.locator('input')).toHaveCount(0)
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await expect(page).toHaveURL('/mot-de-passe-oublie')
    expect(await world.requests()).toEqual([])
  })
}

test('[NAV-33] [AUTH-17] [VAL-36] the reset page has two masked fields with the password rule', async ({ page }) => {
  await page.goto('/reinitialisation-mot-de-passe/abc')
  await expect(page.locator('input[type=password]')).toHaveCount(2)
  await expect(page.locator('input')).toHaveCount(2)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(
    /plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial/,
  )
})

test('[VAL-05] [VAL-06] [VAL-07] both new passwords are required and must be equal', async ({ page, world }) => {
  await page.goto('/reinitialisation-mot-de-passe/abc')
  await submit(page)
  await expectFieldError(page, 'Nouveau mot de passe', 'Mot de passe obligatoire')
  await expectFieldError(page, 'Confirmation du mot de passe', 'Confirmation du mot de passe obligatoire')
  await fillField(page, 'Nouveau mot de passe', strong)
  await submit(page)
  await expectFieldError(page, 'Confirmation du mot de passe', 'Confirmation du mot de passe obligatoire')
  await choose(page, strong, `${strong} `)
  await expectFieldError(page, 'Confirmation du mot de passe', 'Les mots de passe ne correspondent pas')
  expect(await world.requests()).toEqual([])
})

test('[AUTH-18] the token of the address is sent unchanged and encoded once', async ({ page, world }) => {
  await world.fault({ method: 'POST', path: '/api/forgot-password/' }, { status: 204 })
  for (const [address, path] of [
    ['tok%2B1', 'tok%2B1'],
    ['tok+1', 'tok%2B1'],
    ['a%2Fb%25c', 'a%2Fb%25c'],
    ['abc.def_-~', 'abc.def_-~'],
  ] as const) {
    await world.forgetRequests()
    await page.goto(`/reinitialisation-mot-de-passe/${address}`)
    await choose(page, strong)
    await expect(page).toHaveURL('/connexion')
    const [call, ...others] = await world.requests()
    expect(others).toEqual([])
    expect(call).toMatchObject({ method: 'POST', url: `/api/forgot-password/${path}` })
    expect(Object.entries(call?.body ?? {})).toEqual([
      ['password', strong],
      ['retypedPassword', strong],
    ])
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.headers).not.toHaveProperty('referer')
  }
})

test('[AUTH-42] [ERR-19] a token unknown to the server shows one message and links to a new request', async ({
  page,
  world,
}) => {
  await page.goto('/reinitialisation-mot-de-passe/inconnu')
  await choose(page, strong)
  await expectFlash(page, noRequest)
  await expect(page.getByText(formFailure)).toHaveCount(0)
  expect(await world.requests()).toHaveLength(1)
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
})

test('[VAL-37] [VAL-70] [ERR-04] a weak password is sent, and the refusal of the server is shown under its field', async ({
  page,
  world,
}) => {
  await world.fault(
    { path: '/api/forgot-password/', times: 1 },
    { violations: [{ propertyPath: 'password', message: 'Trop simple.' }] },
  )
  await page.goto('/reinitialisation-mot-de-passe/abc')
  await choose(page, 'faible')
  await expectFlash(page, validationFailure)
  await expectFieldError(page, 'Nouveau mot de passe', 'Trop simple.')
  expect((await world.requests())[0]?.body).toEqual({ password: 'faible', retypedPassword: 'faible' })
})

test('[VAL-71] a violation without a field is shown in the form', async ({ page, world }) => {
  await world.fault(
    { path: '/api/forgot-password/', times: 1 },
    { violations: [{ propertyPath: 'compte', message: 'Compte verrouillé.' }] },
  )
  await page.goto('/reinitialisation-mot-de-passe/abc')
  await choose(page, strong)
  await expect(page.getByText('Compte verrouillé.')).toBeVisible()
  // The form can be sent again.
  await world.fault({ path: '/api/forgot-password/' }, { status: 204 })
  await submit(page)
  await expect(page).toHaveURL('/connexion')
})

test('[AUTH-20] [ERR-53] [ERR-52] a forgotten password is replaced with the link of the e-mail', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await fillField(page, 'Adresse e-mail', 'superadmin@example.test')
  await send(page)
  await expectFlash(page, sent)
  const link = await world.lastLink()
  await page.goto(link)
  await choose(page, strong)
  await expectFlash(page, done)
  await expect(page).toHaveURL('/connexion')
  await page.goBack()
  await expect(page).not.toHaveURL(new URL(link).pathname)
  await page.goto('/connexion')
  await signIn(page, 'superadmin', strong)
  await expect(page).toHaveURL('/societes')
  await page.goto(link)
  await expect(page).toHaveURL('/societes')
})

for (const [name, reply] of [
  ['500', { status: 500 }],
  ['a 400 without violations', { status: 400, description: 'Bad Request' }],
] as const) {
  test(`[ERR-02] [ERR-05] a reset answered with ${name} keeps what was typed`, async ({ page, world }) => {
    await world.fault({ path: '/api/forgot-password/' }, reply)
    await page.goto('/reinitialisation-mot-de-passe/abc')
    await choose(page, strong)
    await expectFlash(page, formFailure)
    await expect(field(page, 'Nouveau mot de passe')).toHaveValue(strong)
    await expect(page).toHaveURL('/reinitialisation-mot-de-passe/abc')
  })
}
