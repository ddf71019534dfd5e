import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectSameLook, canCompare } from '../support/measures/picture.ts'
import { setTheme, themes } from '../support/measures/theme.ts'
import { row } from '../support/pages/vocabulary.ts'

/** The common parts of the screens look like their reference pictures. components.spec.ts compares the samples of /composants. */

interface Part {
  name: string
  path: string
  find: (page: Page) => Locator
  /** Steps before the picture. */
  before?: (page: Page) => Promise<unknown>
}

const menuOf = (page: Page) => row(page, '195').getByRole('button', { name: /^Actions/ })

const parts: Part[] = [
  {
    name: 'top-bar',
    path: '/livraisons',
    find: (page) => page.getByRole('banner'),
    // The palette opens after the data have loaded.
    async before(page) {
      await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
    },
  },
  { name: 'menu', path: '/livraisons', find: (page) => page.getByRole('navigation', { name: 'Menu principal' }) },
  { name: 'table-head', path: '/livraisons', find: (page) => page.getByRole('table').getByRole('row').first() },
  { name: 'row', path: '/livraisons', find: (page) => row(page, '195') },
  { name: 'pages', path: '/livraisons', find: (page) => page.getByRole('navigation', { name: 'Pagination' }) },
  {
    name: 'row-menu',
    path: '/livraisons',
    find: (page) => page.getByRole('menu'),
    before: (page) => menuOf(page).click(),
  },
  { name: 'card', path: '/livraisons/detail/188', find: (page) => page.getByRole('region', { name: 'Destinataire' }) },
  { name: 'company-form', path: '/societes/modification/2', find: (page) => page.getByRole('main').locator('form') },
  {
    name: 'steps',
    path: '/livraisons/creation',
    find: (page) => page.getByRole('navigation', { name: 'Étapes de la création' }),
  },
  {
    name: 'board',
    path: '/lockers/detail/1',
    find: (page) => page.getByRole('region', { name: 'Plan de la machine' }),
  },
  {
    name: 'question',
    path: '/lockers/detail/1',
    find: (page) => page.getByRole('dialog'),
    before: (page) => page.getByRole('button', { name: 'Supprimer', exact: true }).first().click(),
  },
]

const now = '2026-03-12T20:00:00Z'

for (const [path, ofPath] of Map.groupBy(parts, (part) => part.path)) {
  test(`the parts of ${path} look like their pictures in both themes`, async ({ as, page, world }) => {
    // The list shows the time left to pick up a parcel, so the clock is fixed.
    await world.reset({ clock: now })
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await as('super_admin').open(path)
    test.skip(!(await canCompare(page)), 'another font than that of the reference pictures, or E2E_APPEARANCE=off')
    for (const { name, find, before } of ofPath) {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await before?.(page)
      await expect(find(page)).toBeVisible()
      for (const theme of themes) {
        await setTheme(page, theme)
        await expectSameLook(find(page), `${name}-${theme}`)
      }
    }
  })
}
