import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Console indisponible' })

const words = (page: Page) => page.getByRole('alert')

test('a console that cannot start shows a page with « Réessayer »', async ({ as, page, world, tolerate }) => {
  // The console of the browser shows the reason.
  tolerate(/config\.json|apiHost|uncaught: (TypeError|.*index.html has lost its root)/)
  const said: string[] = []
  page.on('pageerror', ({ message }) => void said.push(message))
  // `src/app/config/config.test.ts` has the other files that cannot be used.
  await test.step('while config.json names an impossible server, no server is called, and « Réessayer » reads it again', async () => {
    await page.route('/config.json', (route) => route.fulfill({ json: { apiHost: 'https://*;script-src' } }))
    await as('super_admin').open('/livraisons')
    await expect(failure(page)).toBeVisible()
    await expect(words(page)).toContainText("La configuration de la console n'a pas pu être lue.")
    expect(await world.requests('GET /api/orders')).toEqual([])
  })

  await test.step('[OPS-03] an HTML page instead of config.json is reported, on the page and in the console of the browser', async () => {
    const sentence = '/config.json est une page HTML\u{A0}: le serveur web répond index.html à la place du fichier.'
    await page.route('/config.json', async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }))
    await retryButton(page).click()
    await expect(words(page)).toContainText(sentence)
    await expect(failure(page)).toBeVisible()
    expect(said.join()).toContain(sentence)
    await look(page, 'start-failure-page')
    await expectNoAxeViolations(page)
    await page.unroute('/config.json')
    await retryButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Livraisons' })).toBeVisible()
  })

  await test.step('an error during the start shows a page with « Réessayer », which starts the console again', async () => {
    await page.route('/livraisons', async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ body: html.replace('id="root"', ''), contentType: 'text/html' })
    })
    await page.reload()
    await expect(failure(page)).toBeVisible()
    await look(page, 'start-failure')
    await expectNoAxeViolations(page)
    await page.unroute('/livraisons')
    await retryButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Livraisons' })).toBeVisible()
  })

  await test.step('an error that no screen can catch shows a page, not a blank window', async () => {
    // Only this step raises a TypeError.
    expect(said.filter((message) => !/config\.json|apiHost|lost its root/.test(message))).toEqual([])
    await page.addInitScript(() => {
      // Mantine calls `matchMedia` above every error boundary of the console.
      window.matchMedia = () => ({ matches: false }) as MediaQueryList
    })
    await page.reload()
    await expect(failure(page)).toBeVisible()
  })
})
