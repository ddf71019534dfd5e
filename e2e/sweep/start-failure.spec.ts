import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** A console that cannot start. `src/app/config/config.test.ts` has the other files that cannot be used. */

const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Console indisponible' })

async function expectRetryToWork(page: Page) {
  await retryButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Livraisons' })).toBeVisible()
}

test('while config.json names an impossible server, no server is called, and « Réessayer » reads it again', async ({
  as,
  page,
  world,
  tolerate,
}) => {
  tolerate(/config\.json|apiHost/)
  await page.route('/config.json', (route) => route.fulfill({ json: { apiHost: 'https://*;script-src' } }))
  await as('super_admin').open('/livraisons')
  await expect(failure(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText("La configuration de la console n'a pas pu être lue.")
  expect(await world.requests('GET /api/orders')).toEqual([])
  await page.unroute('/config.json')
  await expectRetryToWork(page)
})

test('[OPS-03] an HTML page instead of config.json is reported, on the page and in the console of the browser', async ({
  as,
  page,
  tolerate,
}) => {
  tolerate(/config\.json/)
  const said: string[] = []
  page.on('pageerror', ({ message }) => void said.push(message))
  const sentence = '/config.json est une page HTML\u{A0}: le serveur web répond index.html à la place du fichier.'
  await page.route('/config.json', async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }))
  await as('super_admin').open('/livraisons')
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(failure(page)).toBeVisible()
  expect(said.join()).toContain(sentence)
  await look(page, 'start-failure')
  await expectNoAxeViolations(page)
})

test('an error during the start shows a page with « Réessayer », which starts the console again', async ({
  as,
  page,
  tolerate,
}) => {
  tolerate(/index.html has lost its root/)
  await page.route('/livraisons', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ body: html.replace('id="root"', ''), contentType: 'text/html' })
  })
  await as('super_admin').open('/livraisons')
  await expect(failure(page)).toBeVisible()
  await page.unroute('/livraisons')
  await expectRetryToWork(page)
})

test('an error that no screen can catch shows a page, not a blank window', async ({ as, page, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  await page.addInitScript(() => {
    // Mantine calls `matchMedia` above every error boundary of the console.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  await as('super_admin').open('/livraisons')
  await expect(failure(page)).toBeVisible()
})
