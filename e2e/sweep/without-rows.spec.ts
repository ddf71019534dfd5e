import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { listPaths } from '../support/tables/screens.ts'

/** Screens that have no rows to show: not yet, none at all, or no answer (quality section 3, checks 3, 13, 20). */

const details = ['/societes/detail/2', '/utilisateurs/detail/7', '/lockers/detail/3', '/livraisons/detail/14']

const busy = (page: Page) => page.locator('main [aria-busy=true]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a list that waits is accessible, and moves nothing where motion is not wanted', async ({ as, page, world }) => {
  test.slow()
  await world.fault({ method: 'GET', path: '^/api/', times: 99 }, { delayMs: 25_000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('super_admin').open('/mon-compte')
  for (const path of listPaths) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(busy(page), path).toBeVisible()
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect.soft(moving, path).toBe(0)
    await expectNoAxeViolations(page)
    await expect(busy(page), path).toBeVisible()
  }
})

test('a list without rows is accessible', async ({ as, page, world }) => {
  test.slow()
  await world.reset({ seed: 'empty' })
  await as('super_admin').open('/composants')
  // Whoever looks at the users is one of them.
  for (const path of listPaths.filter((each) => each !== '/utilisateurs')) {
    await page.goto(path)
    await expect(page.getByText('Aucun enregistrement !').first(), path).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('a screen that cannot be read is accessible, and says so in its title', async ({ as, page, world }) => {
  test.slow()
  await as('super_admin').open('/composants')
  await world.fault({ method: 'GET', path: '^/api/', times: 999 }, { status: 500 })
  for (const path of [...listPaths, ...details]) {
    await page.goto(path)
    await expect(heading(page), path).toHaveText('Écran indisponible')
    await expect(page, path).toHaveTitle(/^Écran indisponible – /)
    await expectNoAxeViolations(page)
  }
})
