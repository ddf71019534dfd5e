import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { visit } from '../support/pages/vocabulary.ts'
import { detailPaths, listPaths } from '../support/tables/screens.ts'

test('a screen that is loading says so once, without rows, motion or violation', async ({ as, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('super_admin').open('/preferences')
  // Before its first screen the router does not follow the history.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préférences')
  await holdCalls(page, 'GET **/api/**')
  const busy = page.locator('main [aria-busy=true]').first()
  const said = page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'Chargement...' })
  const push = (address: string) => page.evaluate((to) => history.pushState({}, '', to), address)
  for (const path of [...listPaths, ...detailPaths]) {
    // A detail has no title while it loads.
    await push('/n-existe-pas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
    await push(path)
    await expect(busy, path).toBeVisible()
    await expect(said, path).toHaveCount(1)
    await expect(busy.getByRole('rowheader').or(busy.getByRole('definition')), path).toHaveCount(0)
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect.soft(moving, path).toBe(0)
    if (listPaths.includes(path as '/lockers')) await expectNoAxeViolations(page)
    await expect(busy, path).toBeVisible()
  }
})

test('axe finds nothing on a screen that cannot be read, nor while it is read again', async ({ as, page, world }) => {
  await as('super_admin').open('/preferences')
  await world.fault({ method: 'GET', path: '^/api/', times: 999 }, { status: 500 })
  for (const path of [...detailPaths, ...listPaths]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Écran indisponible')
    await expect(page, path).toHaveTitle(/^Écran indisponible – /)
    // A delivery has a button back above the same text.
    if (path === listPaths[0] || path === detailPaths.at(-1)) await expectNoAxeViolations(page)
  }
  await holdCalls(page, 'GET **/api/companies*')
  await visit(page, '/societes')
  await expect(page.getByText('Chargement...')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[CO-38] [BK-18] an empty list says so, and axe finds nothing', async ({ as, page, world }) => {
  await world.start()
  await as('super_admin').open('/preferences')
  // The list of users is never empty, as it has at least the signed-in user.
  for (const path of listPaths.filter((each) => each !== '/utilisateurs')) {
    await visit(page, path)
    await expect(page.getByText('Aucun enregistrement !').first(), path).toBeVisible()
    await expectNoAxeViolations(page)
  }
})
