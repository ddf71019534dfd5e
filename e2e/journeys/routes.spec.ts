import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Addresses that are refused, unknown or redirected. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[NAV-39] [NAV-60] a member sees « Accès refusé » at an address of other roles, and is led on from a short address', async ({
  as,
  world,
}) => {
  const page = await as('member').open('/composants')
  await test.step('[NAV-39] /societes/12 leads to the detail of company 12, and Back skips it', async () => {
    await page.goto('/societes/12')
    await expect(page).toHaveURL('/societes/detail/12')
    await expect(heading(page)).toHaveText('Société')
    await page.goBack()
    await expect(page).toHaveURL('/composants')
  })
  // `src/app/roles.test.tsx` tries every address with every role.
  await test.step('[NAV-60] an address of other roles is refused, and no call is sent', async () => {
    await world.forgetRequests()
    await page.goto('/societes/modification/2')
    await expect(heading(page)).toHaveText('Accès refusé')
    await expect(page).toHaveURL('/societes/modification/2')
    await expect(page).toHaveTitle('Accès refusé – Consigne')
    await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    expect(await world.requests()).toEqual([])
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL('/societes')
  })
})

test('[NAV-59] an unknown address says « Page introuvable », with the menu for signed-in users only', async ({
  as,
  page,
}) => {
  await page.goto('/n-existe-pas')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/connexion')

  await as('member').open('/societes/1/rien')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
  await expect(heading(page)).toBeFocused()
})

test('[COD-49] [ERR-01] a record that does not exist shows « Données introuvables » in the frame, and none of its parts', async ({
  as,
  page,
}) => {
  await as('super_admin').open('/societes/detail/999')
  await expectFlash(page, fetchFailure)
  await expect(heading(page)).toHaveText('Données introuvables')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})
