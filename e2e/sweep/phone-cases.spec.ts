import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'

/** The console on a phone with a slow network. */

test(
  'a slow network shows the heading of a screen of the field from the first files, before its own code',
  { tag: '@phone' },
  async ({ as, page, request }) => {
    const index = await (await request.get('/index.html')).text()
    await page.route(/\/assets\//, (route) =>
      index.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    )
    for (const [path, heading] of [
      ['/inventaire', 'Inventaire'],
      ['/livraisons', 'Livraisons'],
      ['/tournee', 'Tournée'],
      ['/inventaire/3/comptage', 'Comptage'],
    ] as const) {
      await as('operator').open(path, 'commit')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectNoAxeViolations(page)
    }
  },
)
