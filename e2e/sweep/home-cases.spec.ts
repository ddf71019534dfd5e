import { expect, test } from '../support/fixtures/test.ts'
import { configured } from '../support/pages/home.ts'
import { title } from '../support/pages/vocabulary.ts'

/** Homes that config.json must not name. `src/app/config/config-schema.test.ts` has those that are no path. */

/** Addresses that cannot be the home of a shipper, and whether config.json is to blame. */
const refused = [
  { home: undefined, isWrong: false },
  { home: '/societes/creation', isWrong: false },
  { home: '/utilisateurs/modification/mot-de-passe/7', isWrong: false },
  { home: '/nulle-part', isWrong: true },
  { home: '/lockers/detail/abc', isWrong: true },
  { home: '/connexion', isWrong: true },
]

for (const { home, isWrong } of refused)
  test(`the home ${home}, which does not exist or is not for the role, leads to the companies`, async ({
    page,
    as,
  }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('config.json')) said.push(message.text())
    })
    await configured(page, { home })
    await as('shipper').open('/')
    await expect(page).toHaveURL('/societes')
    await expect(title(page, 'Sociétés')).toBeVisible()
    expect(said).toEqual(isWrong ? [expect.stringContaining('the entry home is')] : [])
  })
