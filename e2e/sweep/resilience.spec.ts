import type { Page } from '@playwright/test'
import { countLoads } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import {
  expectFlash,
  expectRows,
  field,
  fillField,
  retryButton,
  saveButton,
  title,
  visit,
  waitForIdleCode,
} from '../support/pages/vocabulary.ts'

/** Deploys another build: files that this page has not loaded yet are gone. */
async function deployAnother(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/index.html', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ body: html.replaceAll(/\/assets\/(\w+)-[\w-]+\.js/g, '/assets/$1-another.js') })
  })
}

test('without a network a form keeps its input, and a screen opens when it is back', async ({ as, context }) => {
  // Routing switches off the cache of the browser, which may have the late files of an earlier test.
  await context.route('**/assets/**', (route) => route.continue())
  const page = await as('super_admin').open('/mon-compte/modification')
  const before = await field(page, 'Prénom').inputValue()
  await fillField(page, 'Prénom', 'Vaimiti')
  await waitForIdleCode(page)
  const loads = countLoads(page)
  await context.setOffline(true)
  const notice = page.getByText('Vous êtes hors ligne.')
  await expect(notice).toBeVisible()
  // The notice does not cover the bar with the button.
  const button = await saveButton(page).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0)

  const users = page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' })
  // The code of the question was not loaded before the network was lost.
  await users.click()
  await expectFlash(page, "Cette partie n'a pas pu être chargée. Veuillez recommencer.")
  await expect(field(page, 'Prénom')).toHaveValue('Vaimiti')
  await fillField(page, 'Prénom', before)
  await users.click()
  await expect(title(page, 'Hors connexion')).toBeVisible()
  await context.setOffline(false)
  await expect(title(page, 'Utilisateurs')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(loads()).toBe(0)
})

test('after a deployment a screen whose code is gone shows an error page', async ({ as, tolerate }) => {
  tolerate(/status of 404/)
  const page = await as('super_admin').open('/societes')
  const loads = countLoads(page)
  await expectRows(page)
  await waitForIdleCode(page)
  await deployAnother(page)
  // The first screen has no loader, the second has one.
  for (const name of ['Nouvelle société', 'Réseau']) {
    await page.getByRole('link', { name }).click()
    await expect(title(page, 'Écran indisponible')).toBeVisible()
    await expect(page.getByText('Une nouvelle version de la console est en ligne.')).toBeVisible()
    await page.goBack()
    await expectRows(page)
  }
  expect(loads()).toBe(0)
})

test('an error in a screen shows a page in the frame, which « Réessayer » mends', async ({ as, page, tolerate }) => {
  const defect = /Cannot read properties of undefined/
  tolerate(defect)
  const raised: string[] = []
  page.on('pageerror', ({ message }) => raised.push(message))
  await as('super_admin').open('/lockers')
  // The code of the screen is replaced by code with a defect.
  await page.route('**/assets/detail-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loader = () => {}
        export function component() {
          if (document.documentElement.hasAttribute('data-mended')) return 'Mended'
          return undefined.name
        }`,
    }),
  )
  await visit(page, '/utilisateurs/detail/1')
  await expect(title(page, 'Écran indisponible')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  // The browser reports the error as well.
  expect(raised).toEqual([expect.stringMatching(defect)])
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
  await retryButton(page).click()
  await expect(page.getByText('Mended')).toBeVisible()
})

/** `e2e/faults/reads.spec.ts` has the failures of the server. */

test('[ERR-55] [APP-02] a read without a network says so when the network is back', async ({ as, context }) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(page.getByRole('button', { name: 'Charger plus' })).toBeEnabled()
  await context.setOffline(false)
  // No advice to reload: without a network it would not help.
  await expectFlash(page, "Hors connexion : ces données n'ont pas pu être lues.")
  await expectRows(page)
})

/** A console that cannot start. `src/app/config/config.test.ts` has the files that cannot be used. */

test('an error that no screen can catch shows a page, not a blank window', async ({ as, page, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  await page.addInitScript(() => {
    // Mantine calls `matchMedia` above every error boundary of the console.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  await as('super_admin').open('/livraisons')
  await expect(title(page, 'Console indisponible')).toBeVisible()
  await expectNoAxeViolations(page)
})
