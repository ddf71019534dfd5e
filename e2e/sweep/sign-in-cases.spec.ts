import { expect, test } from '../support/fixtures/test.ts'
import { expectFieldError, field } from '../support/pages/vocabulary.ts'

test('[VAL-01] [VAL-02] both fields are required, with a message under each', async ({ page, world }) => {
  await page.goto('/connexion')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expectFieldError(page, "Nom d'utilisateur", "Le nom d'utilisateur est obligatoire")
  await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
  await expect(page.getByText(/Il y a \d+ erreur/)).toHaveCount(0)
  expect(await world.requests()).toEqual([])
})

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-12] [AUTH-40] [CST-20] [CST-24] [NAV-31] the sign-in page has the logo and the version, two fields, both legal texts and the way to a new password', async ({
  page,
}) => {
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByText('1.1.0')).toBeVisible()
  expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
  await expect(page.locator('input')).toHaveCount(2)
  await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('type', 'text')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const name of ['Mentions légales', 'Politique de confidentialité']) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page).toHaveURL('/connexion')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await expect(page).toHaveURL('/connexion')
})
