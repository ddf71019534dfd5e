import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFlash, retryButton, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[ROLE-71] an unknown role is shown as the server names it', async ({ as, world, page }) => {
  await seedMoana(world, { roles: ['ROLE_DELIVERER'] })
  await as('member').open('/utilisateurs')
  await expect(row(page, 'Moana Tehei').getByRole('cell', { name: 'ROLE_DELIVERER' })).toBeVisible()
})

test('[USR-06] [API-81] memberships in an object are read, and prevent a deletion', async ({ as, world, page }) => {
  await seedMoana(world)
  const user = (id: number, more: object) => ({ ...aUser({ id, lastName: `N${id}`, firstName: 'X' }), ...more })
  const body = {
    'hydra:member': [
      user(90, { memberships: { '2': '/api/companies/2' } }),
      user(91, { roles: { '0': 'ROLE_TECH', '2': 'ROLE_SHIPPER' } }),
    ],
    'hydra:totalItems': 2,
  }
  await world.fault({ path: '/api/users\\?' }, { status: 200, body })
  await as('admin').open('/utilisateurs')
  for (const [id, count] of [
    [90, 0],
    [91, 1],
  ] as const) {
    await rowMenu(page, `X N${id}`)
    await expect(page.getByRole('menuitem', { name: 'Détail' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toHaveCount(count)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expect(row(page, 'X N91').getByRole('cell', { name: 'Opérateur' })).toBeVisible()
})

test('[API-80] the list works with API Platform 4', async ({ as, world, page }) => {
  await world.reset({ flavour: '4', nulls: 'keep' })
  await as('admin').open('/utilisateurs')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(20)
})

test('[ERR-01] a list that cannot be read shows the error, and « Réessayer » loads it', async ({ as, world, page }) => {
  await world.fault({ path: '/api/users\\?' }, { status: 500 })
  await as('member').open('/utilisateurs')
  await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
  await expect(page.getByRole('row')).toHaveCount(0)
  await world.mend()
  await retryButton(page).click()
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})

test('the list fits a width of 320 px and keeps its words', { tag: '@phone' }, async ({ as, world, page }) => {
  await seedMoana(world, {
    lastName: 'Teriitehaufaaotepuatiareapetahi'.repeat(2),
    email: `${'x'.repeat(60)}@example.test`,
  })
  await as('super_admin').open('/utilisateurs')
  await expect(page.getByText('Opérateur').first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await look(page, 'users-list')
})
