import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Console indisponible' })

test('an error during the start shows a page with « Réessayer », which starts the console again', async ({
  page,
  tolerate,
}) => {
  tolerate(/uncaught: .*index.html has lost its root/)
  await page.route('/connexion', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ body: html.replace('id="root"', ''), contentType: 'text/html' })
  })
  await page.goto('/connexion')
  await expect(failure(page)).toBeVisible()
  await look(page, 'start-failure')
  await expectNoAxeViolations(page)
  await page.unroute('/connexion')
  await retryButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('an error that no screen can catch shows a page, not a blank window', async ({ page, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  await page.addInitScript(() => {
    // Mantine calls `matchMedia` above every error boundary of the console.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  await page.goto('/connexion')
  await expect(failure(page)).toBeVisible()
})

const configuration = (page: Page) => page.getByText("La configuration de la console n'a pas pu être lue.")

const failures = [
  { problem: 'cannot be read (503)', answer: { status: 503, body: 'Service Unavailable' } },
  { problem: 'is broken', answer: { status: 200, body: '{"apiHost": ' } },
  { problem: 'names an impossible server', answer: { status: 200, body: '{"apiHost":"https://*;script-src"}' } },
]

test('while config.json cannot be used, no server is called, and « Réessayer » reads it again', async ({
  as,
  page,
  world,
  tolerate,
}) => {
  // The console of the browser shows the reason.
  tolerate(/503|config\.json|apiHost/)
  let reads = 0
  let [given] = failures
  await page.route('/config.json', (route) => {
    reads += 1
    return route.fulfill({ ...given?.answer, contentType: 'application/json' })
  })
  await as('super_admin').open('/livraisons')
  for (const each of failures)
    await test.step(`config.json ${each.problem}`, async () => {
      given = each
      const before = reads
      await expect(failure(page)).toBeVisible()
      await retryButton(page).click()
      await expect.poll(() => reads).toBeGreaterThan(before)
      await expect(configuration(page)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText("La configuration de la console n'a pas pu être lue.")
      await expectNoAxeViolations(page)
      expect(await world.requests('GET /api/orders')).toEqual([])
    })
  await page.unroute('/config.json')
  await retryButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Livraisons' })).toBeVisible()
})

test('[OPS-03] an HTML page instead of config.json is reported, on the page and in the console of the browser', async ({
  page,
  tolerate,
}) => {
  const sentence = '/config.json est une page HTML\u{A0}: le serveur web répond index.html à la place du fichier.'
  const said: string[] = []
  page.on('pageerror', ({ message }) => void said.push(message))
  tolerate(/config\.json/)
  await page.route('/config.json', async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }))
  await page.goto('/connexion')
  await expect(failure(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(sentence)
  expect(said.join()).toContain(sentence)
  await look(page, 'start-failure-page')
  await expectNoAxeViolations(page)
})
