import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFlash, expectRows, visit } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Addresses that are refused, unknown or redirected. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })

test('addresses that are unknown, redirected or refused', async ({ as, page, world }) => {
  await test.step('[NAV-59] without a session an unknown address says « Page introuvable » without the menu', async () => {
    await page.goto('/n-existe-pas')
    await expect(heading(page)).toHaveText('Page introuvable')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL('/connexion')
  })

  await test.step('[COD-49] [ERR-01] a record that does not exist shows « Données introuvables » in the frame, and none of its parts', async () => {
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/societes')
    await visit(page, '/societes/detail/999')
    await expectFlash(page, fetchFailure)
    await expect(heading(page)).toHaveText('Données introuvables')
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
    await expect(menu(page)).toBeVisible()
  })

  await test.step('[NAV-39] /societes/12 leads to the detail of company 12, and Back skips it', async () => {
    await as('member').open('/societes/12')
    await expect(page).toHaveURL('/societes/detail/12')
    await expect(heading(page)).toHaveText('Société')
    await visit(page, '/societes/12')
    await expect(page).toHaveURL('/societes/detail/12')
    await page.goBack()
    await expect(page).toHaveURL('/n-existe-pas')
    await page.goForward()
    await expect(heading(page)).toHaveText('Société')
  })

  await test.step('[NAV-59] with a session an unknown address says so beside the menu, and leads home', async () => {
    await page.evaluate(() => history.pushState({}, '', '/societes/1/rien'))
    await expect(heading(page)).toHaveText('Page introuvable')
    await expect(menu(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await home(page).click()
    await expect(page).toHaveURL('/societes')
    await expect(heading(page)).toBeFocused()
    await expectRows(page)
  })

  // `src/app/roles.test.tsx` tries every address with every role.
  await test.step('[NAV-60] a member sees « Accès refusé » at an address of other roles, and no call is sent', async () => {
    await world.forgetRequests()
    await page.goto('/societes/modification/2')
    await expect(heading(page)).toHaveText('Accès refusé')
    await expect(page).toHaveURL('/societes/modification/2')
    await expect(page).toHaveTitle('Accès refusé – Consigne')
    await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
    await expect(menu(page)).toBeVisible()
    expect(await world.requests()).toEqual([])
    await expectNoAxeViolations(page)
    await home(page).click()
    await expect(page).toHaveURL('/societes')
  })
})
