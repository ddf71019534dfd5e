import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { addOwner, picker, seedCompany } from '../support/pages/company-page.ts'
import { card, expectFlash, save } from '../support/pages/vocabulary.ts'
import { fetchFailure, formFailure } from '../support/tables/presets.ts'

test('[COD-37] the dialog that adds an owner leads to the creation of one', async ({ as, world }) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  await expect(card(page, 'Propriétaire').getByText('Aucun propriétaire')).toBeVisible()
  await addOwner(page).click()
  await page.getByRole('link', { name: 'Créer un nouveau propriétaire' }).click()
  await expect(page).toHaveURL('/societes/12/utilisateur/creation?owner=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  await expect(page.getByRole('combobox', { name: 'Rôle' })).toHaveValue('Propriétaire')
})

test('[COD-40] no owner is written when the company cannot be read, or has got one meanwhile, who is shown', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  await addOwner(page).click()
  await picker(page).fill('teva')
  await page.getByRole('option', { name: /Teva Maono/ }).click()
  await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 500, html: '<h1>Panne</h1>' })
  const dialog = page.getByRole('dialog', { name: 'Ajouter un propriétaire' })
  await save(dialog)
  await expectFlash(page, fetchFailure)
  await expect(picker(page)).toHaveValue(/Teva Maono/)

  await world.mend()
  await world.seed({ companies: [{ id: 12, owner: aUser({ id: 901, firstName: 'Vaite', lastName: 'Roura' }) }] })
  await save(dialog, formFailure)
  await expect(card(page, 'Vaite Roura')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(addOwner(page)).toHaveCount(0)
  expect(await world.patches()).toEqual([])
})

const maybeIncomplete = 'La liste est peut-être incomplète.'

test.describe('a server that repeats its first page', () => {
  test.beforeEach(({ world }) =>
    world.fault({ method: 'GET', path: '^/api/users\\?' }, { paging: { links: 'ignored' } }),
  )

  test('ends a list, which says that rows may be missing', async ({ as, world }) => {
    const page = await as('super_admin').open('/utilisateurs')
    await page.getByRole('button', { name: 'Charger plus' }).click()
    const count = page.getByRole('paragraph').filter({ hasText: maybeIncomplete })
    await expect(count).toHaveText(`10 sur 40. ${maybeIncomplete}`)
    await expect(count).toBeFocused()
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    expect(await world.requests('GET /api/users')).toHaveLength(2)
  })

  test('ends a picker, which says that names may be missing', async ({ as, world }) => {
    await world.set({ clamp: 2 })
    const page = await as('super_admin').open('/societes/detail/5')
    await addOwner(page).click()
    await expect(picker(page)).toHaveAccessibleDescription(new RegExp(maybeIncomplete))
    await picker(page).click()
    await page.getByRole('option').first().click()
    await expect(picker(page)).toHaveValue(/./)
    expect(await world.requests('GET /api/users')).toHaveLength(2)
  })
})
