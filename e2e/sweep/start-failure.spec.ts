import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { retryButton, title } from '../support/pages/vocabulary.ts'

/** A console that cannot start. `src/app/config/config.test.ts` has the other files that cannot be used. */

test('[OPS-03] an HTML page instead of config.json is reported, no server is called, and « Réessayer » reads the file again', async ({
  as,
  page,
  world,
  tolerate,
}) => {
  tolerate(/config\.json/)
  const said: string[] = []
  page.on('pageerror', ({ message }) => void said.push(message))
  const sentence = '/config.json est une page HTML\u{A0}: le serveur web répond index.html à la place du fichier.'
  await page.route('/config.json', async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }))
  await as('super_admin').open('/livraisons')
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(title(page, 'Console indisponible')).toBeVisible()
  expect(said.join()).toContain(sentence)
  expect(await world.requests('GET /api/orders')).toEqual([])
  await look(page, 'start-failure')
  await expectNoAxeViolations(page)
  await page.unroute('/config.json')
  await retryButton(page).click()
  await expect(title(page, 'Livraisons')).toBeVisible()
})

test('an error that no screen can catch shows a page, not a blank window', async ({ as, page, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  await page.addInitScript(() => {
    // Mantine calls `matchMedia` above every error boundary of the console.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  await as('super_admin').open('/livraisons')
  await expect(title(page, 'Console indisponible')).toBeVisible()
})
