import type { Page } from '@playwright/test'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { card, patches, picker, queryOf, seedCompany, someMembers, teva } from '../support/pages/company-page.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'

const addOwner = (page: Page) => page.getByRole('button', { name: 'Ajouter un propriétaire' })

async function pickTeva(page: Page) {
  await addOwner(page).click()
  await picker(page).fill('teva')
  await page.getByRole('option', { name: /Teva Maono/ }).click()
  return page.getByRole('dialog', { name: 'Ajouter un propriétaire' })
}

test('[COD-36] [COD-41] [API-34] a super administrator chooses an owner for a company', async ({ world, as }) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  expect(await world.requests('GET /api/users')).toEqual([])
  const dialog = await pickTeva(page)
  const asked = await world.requests('GET /api/users')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10000/)
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expectFlash(page, 'Proriétaire ajouté !')
  await expect(card(page, 'Teva Maono')).toContainText('Propriétaire')
  await expect(dialog).toHaveCount(0)
  await expect(addOwner(page)).toHaveCount(0)
  expect(await patches(world)).toEqual([{ path: '/api/companies/12', body: { owner: '/api/users/700' } }])
  // The button that opened the dialog is gone. The focus moves to another element of the page.
  await expect(page.locator('body')).not.toBeFocused()
})

test('[COD-48] members can become owners, disabled users cannot', async ({ world, as }) => {
  const members = [
    aUser({ id: 7, firstName: 'Zita', lastName: 'Sept' }),
    aUser({ id: 8, firstName: 'Zita', lastName: 'Huit' }),
  ]
  const users = [
    aUser({ id: 9, firstName: 'Zita', lastName: 'Neuf' }),
    aUser({ id: 10, firstName: 'Zita', lastName: 'Dix', enabled: false }),
  ]
  await seedCompany(world, { members }, { users })
  const page = await as('super_admin').open('/societes/detail/12')
  await addOwner(page).click()
  await picker(page).fill('zita')
  await expect(page.getByRole('option')).toHaveText([/^Zita Huit/, /^Zita Neuf/, /^Zita Sept/])
})

test('[COD-37] the dialog links to the creation of a new owner', async ({ world, as }) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  await addOwner(page).click()
  await page.getByRole('link', { name: 'Créer un nouveau propriétaire' }).click()
  await expect(page).toHaveURL('/societes/12/utilisateur/creation?owner=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  await expect(page.getByRole('combobox', { name: 'Rôle' })).toHaveValue('Propriétaire')
})

test('[COD-38] [COD-39] an owner cannot be added when there is one, nor by an administrator', async ({ world, as }) => {
  await seedCompany(world, { owner: teva })
  const page = await as('super_admin').open('/societes/detail/12')
  await expect(card(page, 'Teva Maono')).toBeVisible()
  await expect(addOwner(page)).toHaveCount(0)
  await seedCompany(world)
  const other = await as('admin').open('/societes/detail/12')
  await expect(card(other, 'Épicerie Vaiana')).toBeVisible()
  await expect(addOwner(other)).toHaveCount(0)
})

test('[ROLE-70] an owner has the same actions as an administrator', async ({ world, as, page }) => {
  await seedCompany(world, { owner: teva, members: someMembers(1) })
  const offered = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('table').first()).toBeVisible()
    return page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).allInnerTexts()
  }
  const screens = ['/societes/detail/12', '/societes', '/utilisateurs', '/lockers', '/bookings']
  const seenBy: string[][][] = []
  for (const who of [{ username: teva.username ?? '' }, 'admin'] as const) {
    await as(who).open('/mon-compte')
    const texts: string[][] = []
    for (const screen of screens) texts.push(await offered(screen))
    seenBy.push(texts)
  }
  expect(seenBy[0]).toEqual(seenBy[1])
  expect(seenBy[0]?.[0]).toContain('Nouvel utilisateur')
  expect(seenBy[0]?.flat()).not.toContain('Nouvelle société')
  expect(seenBy[0]?.flat()).not.toContain('Nouvelle réservation')
  await page.goto('/societes/detail/12')
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
})

test('[COD-40] an owner added by another user meanwhile is not replaced, and is shown', async ({ world, as }) => {
  const other = aUser({ id: 901, firstName: 'Vaite', lastName: 'Roura' })
  await seedCompany(world, { members: someMembers(1) })
  const page = await as('super_admin').open('/societes/detail/12')
  const dialog = await pickTeva(page)
  await world.seed({ companies: [{ id: 12, owner: other }] })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(card(page, 'Vaite Roura')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(addOwner(page)).toHaveCount(0)
  expect(await patches(world)).toEqual([])
})

test('when the company cannot be read before the save, no owner is written', async ({ world, as }) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  const dialog = await pickTeva(page)
  await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 500, html: '<h1>Panne</h1>' })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée !")
  expect(await patches(world)).toEqual([])
  await expect(picker(page)).toHaveValue(/Teva Maono/)
})

const maybeIncomplete = 'La liste est peut-être incomplète.'

test('with a server that repeats its first page, the picker stops loading and says that names may be missing', async ({
  world,
  as,
}) => {
  await seedCompany(world)
  await world.set({ clamp: 2 })
  await world.fault({ method: 'GET', path: '^/api/users\\?' }, { paging: { links: 'ignored' } })
  const page = await as('super_admin').open('/societes/detail/12')
  await addOwner(page).click()
  await expect(picker(page)).toHaveAccessibleDescription(new RegExp(maybeIncomplete))
  await expect(page.getByText(maybeIncomplete)).toBeVisible()
  await picker(page).click()
  await page.getByRole('option').first().click()
  await page.waitForLoadState('networkidle')
  expect(await world.requests('GET /api/users')).toHaveLength(2)
})

test('with a server that repeats its first page, « Charger plus » disappears and the table says that rows may be missing', async ({
  world,
  as,
}) => {
  await world.fault({ method: 'GET', path: '^/api/users\\?' }, { paging: { links: 'ignored' } })
  const page = await as('super_admin').open('/utilisateurs')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByText(maybeIncomplete)).toHaveCount(0)
  await page.getByRole('button', { name: 'Charger plus' }).click()
  const count = page.getByRole('paragraph').filter({ hasText: maybeIncomplete })
  await expect(count).toHaveText(`10 sur 40. ${maybeIncomplete}`)
  await expect(count).toBeFocused()
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(11)
  expect(await world.requests('GET /api/users')).toHaveLength(2)
})
