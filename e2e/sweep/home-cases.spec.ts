import { expect, test } from '../support/fixtures/test.ts'
import { arrive, configured } from '../support/pages/home.ts'

/** Homes that config.json must not name. `src/app/config/config-schema.test.ts` has those that are no path. */

/** Addresses that cannot be the home of a shipper, and whether config.json is to blame. */
const refused = [
  { home: '/societes/creation', isWrong: false },
  { home: '/utilisateurs/modification/mot-de-passe/7', isWrong: false },
  { home: '/nulle-part', isWrong: true },
  { home: '/lockers/detail/abc', isWrong: true },
  { home: '/connexion', isWrong: true },
]

test('a home that does not exist, or that the role may not read, leads to the companies', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('config.json')) said.push(message.text())
  })
  await configured(page, {})
  await arrive(page, 'livreur')
  await expect(page).toHaveURL('/societes')
  for (const { home, isWrong } of refused) {
    said.length = 0
    await page.unroute('/config.json')
    await configured(page, { home })
    await page.goto('/')
    await expect(page, home).toHaveURL('/societes')
    await expect(page.getByRole('heading', { level: 1 }), home).toHaveText('Sociétés')
    expect(said, home).toEqual(isWrong ? [expect.stringContaining('the entry home is')] : [])
  }
})
