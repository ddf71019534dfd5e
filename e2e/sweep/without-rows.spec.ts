import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { visit } from '../support/pages/vocabulary.ts'
import { listPaths } from '../support/tables/screens.ts'

/** Screens without rows: they are loading, empty, or cannot be read. */

const details = ['/societes/detail/2', '/utilisateurs/detail/7', '/lockers/detail/3', '/livraisons/detail/14']

const busy = (page: Page) => page.locator('main [aria-busy=true]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('lists and details without rows', async ({ as, page, world }) => {
  await world.reset({ seed: 'empty' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('super_admin').open('/preferences')

  await test.step('axe finds nothing on a list that is loading, and with reduced motion nothing moves', async () => {
    await world.fault({ method: 'GET', path: '^/api/', times: 99 }, { delayMs: 25_000 })
    for (const path of listPaths) {
      await visit(page, path)
      await expect(busy(page), path).toBeVisible()
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
      expect.soft(moving, path).toBe(0)
      await expectNoAxeViolations(page)
      await expect(busy(page), path).toBeVisible()
    }
    await world.mend()
  })

  await test.step('axe finds nothing on a screen that cannot be read, and its title says that it is unavailable', async () => {
    await world.fault({ method: 'GET', path: '^/api/', times: 999 }, { status: 500 })
    for (const path of [...listPaths, ...details]) {
      await visit(page, path)
      await expect(heading(page), path).toHaveText('Écran indisponible')
      await expect(page, path).toHaveTitle(/^Écran indisponible – /)
      // A delivery has a button back above the same text.
      if (path === listPaths[0] || path === details.at(-1)) await expectNoAxeViolations(page)
    }
    await world.mend()
  })

  await test.step('a list that is read again after a failure has no pale text', async () => {
    await world.fault({ method: 'GET', path: '^/api/companies', times: 99 }, { delayMs: 25_000 })
    await visit(page, '/societes')
    await expect(page.getByText('Chargement...')).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(busy(page)).toBeVisible()
    await world.mend()
  })

  await test.step('[CO-38] [BK-18] an empty list says so, and axe finds nothing', async () => {
    // The list of users is never empty, as it has at least the signed-in user.
    for (const path of listPaths.filter((each) => each !== '/utilisateurs')) {
      await visit(page, path)
      await expect(page.getByText('Aucun enregistrement !').first(), path).toBeVisible()
      await expectNoAxeViolations(page)
    }
  })
})
