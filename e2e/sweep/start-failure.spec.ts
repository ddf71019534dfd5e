import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { title } from '../support/pages/vocabulary.ts'

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
