import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, title } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[NAV-59] without a session an unknown address says « Page introuvable » without the menu', async ({ page }) => {
  await page.goto('/n-existe-pas')
  await expect(title(page, 'Page introuvable')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/connexion')
})

test('[COD-49] [ERR-01] an unknown record shows « Données introuvables » and no parts', async ({ as }) => {
  const page = await as('super_admin').open('/societes/detail/999')
  await expectFlash(page, fetchFailure)
  await expect(title(page, 'Données introuvables')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})

test('[NAV-59] with a session an unknown address says so beside the menu, and leads home', async ({ as }) => {
  const page = await as('member').open('/societes/1/rien')
  await expect(title(page, 'Page introuvable')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
  await expect(title(page, 'Sociétés')).toBeFocused()
})
