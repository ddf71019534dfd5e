import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { expectNoAxeViolations, look } from '../support/vocabulary.ts'

const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Console indisponible' })

test('an error during the start shows a sentence, and « Réessayer » starts again', async ({ page, tolerate }) => {
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
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('an error that takes all screens away leaves a sentence, not a blank page', async ({ page, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  await page.addInitScript(() => {
    // Mantine listens to it, above every boundary that could catch the error.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  await page.goto('/connexion')
  await expect(failure(page)).toBeVisible()
})
