import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { countLoads } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  expectFlash,
  expectRows,
  field,
  fillField,
  retryButton,
  row,
  rowMenu,
  save,
  saveButton,
  visit,
  waitForIdleCode,
} from '../support/pages/vocabulary.ts'

const notLoaded = "Cette partie n'a pas pu être chargée. Veuillez recommencer."
const offline = 'Vous êtes hors ligne.'
const newVersion = 'Une nouvelle version de la console est en ligne.'

/** Deploys another build: files that this page has not loaded yet are gone. */
async function deployAnother(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/index.html', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ body: html.replaceAll(/\/assets\/(\w+)-[\w-]+\.js/g, '/assets/$1-another.js') })
  })
}

test('without a network screens that were read stay readable, and other parts say that they are missing and work again later', async ({
  as,
  context,
  world,
}) => {
  await world.seed({ companies: [aCompany({ id: 7, name: 'Épicerie Vaiana' })] })
  // Routing switches off the cache of the browser, which may have the late files of an earlier test.
  await context.route('**/assets/**', (route) => route.continue())
  const page = await as('super_admin').open('/societes')
  await row(page, 'Épicerie Vaiana').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Coordonnées' })).toContainText('Épicerie Vaiana')
  await page.goBack()
  await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
  await waitForIdleCode(page)
  const loads = countLoads(page)

  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await look(page, 'offline')
  await row(page, 'Épicerie Vaiana').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Coordonnées' })).toContainText('Épicerie Vaiana')
  await expect(page.getByText('Hina Teriipaia')).toBeVisible()
  await page.goBack()

  // The code of this menu and of this screen was not loaded before the network was lost.
  const menuButton = row(page, 'Épicerie Vaiana').getByRole('button', { name: /^actions/i })
  await menuButton.click()
  await expectFlash(page, notLoaded)
  await expect(menuButton).toBeFocused()
  const users = page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' })
  await users.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hors connexion' })).toBeVisible()
  await expect(page.getByText(offline)).toBeVisible()
  await look(page, 'offline-screen')

  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
  // The screen opens by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  await page.goBack()
  await rowMenu(page, 'Épicerie Vaiana')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(loads()).toBe(0)
})

test('without a network a form that cannot be sent keeps what was typed, and the next attempt sends it', async ({
  as,
  context,
  world,
}) => {
  const page = await as('super_admin').open('/mon-compte/modification')
  await fillField(page, 'Prénom', 'Vaimiti')
  await waitForIdleCode(page)
  await context.setOffline(true)
  await save(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(page.getByText(offline)).toBeVisible()
  // The notice does not cover the bar with the button.
  const button = await saveButton(page).boundingBox()
  const notice = await page.getByText(offline).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
  await expect(field(page, 'Prénom')).toHaveValue('Vaimiti')

  // The code of the question is missing as well. The page stays open, with its input.
  await page.getByRole('navigation').getByRole('link', { name: 'Sociétés' }).click()
  await expectFlash(page, notLoaded)
  await expect(field(page, 'Prénom')).toHaveValue('Vaimiti')
  expect(await world.requests('PATCH')).toEqual([])

  await context.setOffline(false)
  await save(page)
  await expect(page).toHaveURL('/mon-compte')
  expect(await world.requests('PATCH')).toHaveLength(1)
})

test('after a deployment a notice offers « Recharger », and nothing reloads by itself', async ({ as, tolerate }) => {
  tolerate(/status of 404/)
  const page = await as('super_admin').open('/mon-compte/modification')
  const loads = countLoads(page)
  await fillField(page, 'Prénom', 'Vaimiti')
  await waitForIdleCode(page)
  await deployAnother(page)

  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByText(newVersion)).toBeVisible()
  await expect(field(page, 'Prénom')).toHaveValue('Vaimiti')
  await look(page, 'new-version')
  expect(loads()).toBe(0)

  // The browser asks first, because of the unsaved input. Then it loads the new build.
  await page.unroute('**/assets/*.js')
  const asked = new Promise<string>((answer) => {
    page.once('dialog', (dialog) => {
      answer(dialog.type())
      void dialog.accept()
    })
  })
  await page.getByRole('button', { name: 'Recharger' }).click()
  expect(await asked).toBe('beforeunload')
  await expect.poll(loads).toBe(1)
  await expect(field(page, 'Prénom')).not.toHaveValue('Vaimiti')
  await expect(page.getByText(newVersion)).toHaveCount(0)
})

test('after a deployment a screen whose code is gone shows an error page in the frame, and the router does not reload', async ({
  as,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const page = await as('super_admin').open('/societes')
  const loads = countLoads(page)
  await expectRows(page)
  await waitForIdleCode(page)
  await deployAnother(page)
  // The first screen has no loader, the second has one.
  for (const name of ['Nouvelle société', 'Réseau']) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Écran indisponible' })).toBeVisible()
    await expect(page.getByText(newVersion)).toBeVisible()
    await page.goBack()
    await expectRows(page)
  }
  expect(loads()).toBe(0)
})

test('a screen whose style sheet could not be fetched shows an error page, and the sheet is fetched again', async ({
  as,
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await as('super_admin').open('/lockers')
  await waitForIdleCode(page)
  await page.route('**/assets/*.css', (route) => route.abort())
  await row(page, 'APM003').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Écran indisponible' })).toBeVisible()
  await page.unroute('**/assets/*.css')
  await retryButton(page).click()
  const zones = page.getByRole('table', { name: 'Zones de température' })
  await expect(zones).toHaveCSS('display', 'block')
})

test('an error in the code of a screen shows an error page in the frame, and « Réessayer » draws the screen again', async ({
  as,
  page,
  tolerate,
}) => {
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
  await expect(page.getByRole('heading', { level: 1, name: 'Écran indisponible' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveTitle(/Écran indisponible/)
  // The browser reports the error as well.
  expect(raised).toEqual([expect.stringMatching(defect)])
  await retryButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Écran indisponible' })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
  await retryButton(page).click()
  await expect(page.getByText('Mended')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
})
