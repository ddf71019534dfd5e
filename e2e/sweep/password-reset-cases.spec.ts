import { expect, test } from '../support/fixtures/test.ts'
import { choosePassword, noRequest, strong } from '../support/pages/password-reset.ts'
import { expectFieldError, expectFlash, field, visit } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('the page of a new password: without a token, its fields, a weak password, and an encoded token', async ({
  page,
  world,
}) => {
  for (const path of ['/reinitialisation-mot-de-passe', '/reinitialisation-mot-de-passe/'])
    await test.step(`[AUTH-19] [ERR-19] ${path} without a token shows no form and links to a new request`, async () => {
      await page.goto(path)
      await expectFlash(page, noRequest)
      await expect(page.locator('input')).toHaveCount(0)
      await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
      await expect(page).toHaveURL('/mot-de-passe-oublie')
      expect(await world.requests()).toEqual([])
      // A message that is still open would be shown again by the next page.
      await page.evaluate(() => localStorage.removeItem('eb_flash_session'))
    })

  await test.step('[NAV-33] [AUTH-17] [VAL-36] the reset page has two masked fields with the password rule', async () => {
    await visit(page, '/reinitialisation-mot-de-passe/abc')
    await expect(page.locator('input[type=password]')).toHaveCount(2)
    await expect(page.locator('input')).toHaveCount(2)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(
      /plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial/,
    )
  })

  await test.step('[VAL-37] [VAL-70] [ERR-04] a weak password is sent, and the refusal of the server is shown under its field', async () => {
    await world.fault(
      { path: '/api/forgot-password/', times: 1 },
      { violations: [{ propertyPath: 'password', message: 'Trop simple.' }] },
    )
    await choosePassword(page, 'faible')
    await expectFlash(page, validationFailure)
    await expectFieldError(page, 'Nouveau mot de passe', 'Trop simple.')
    expect((await world.requests())[0]?.body).toEqual({ password: 'faible', retypedPassword: 'faible' })
  })

  await test.step('[AUTH-18] the token of the address is sent unchanged and encoded once', async () => {
    await world.forgetRequests()
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
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.headers).not.toHaveProperty('referer')
  })
})
