import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { addOwner, picker, seedCompany, teva } from '../support/pages/company-page.ts'
import { expectFlash, retryButton, save } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const zita = (id: number, lastName: string, more: object = {}) => aUser({ id, firstName: 'Zita', lastName, ...more })
const members = [zita(7, 'Sept'), zita(8, 'Huit')]
const users = [zita(9, 'Neuf'), zita(10, 'Dix', { enabled: false })]

test('[ERR-01] when the users cannot be read, the link to a new user stays and « Réessayer » loads them', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  await world.fault({ path: '/api/users\\?' }, { status: 500 })
  const page = await as('super_admin').open('/societes/detail/12')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await expectFlash(page, fetchFailure)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Créer un nouvel utilisateur' })).toBeVisible()
  await world.mend()
  await retryButton(dialog).click()
  await picker(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('[COD-48] members, the owner and disabled users are not offered as members, and one has to be chosen', async ({
  as,
  world,
}) => {
  await seedCompany(world, { members, owner: zita(11, 'Onze') }, { users })
  const page = await as('super_admin').open('/societes/detail/12')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await save(page.getByRole('dialog'))
  await expect(picker(page)).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  expect(await world.patches()).toEqual([])
  await picker(page).fill('zita')
  await expect(page.getByRole('option')).toHaveText([/^Zita Neuf/])
})

test('[COD-48] members can become owners, disabled users cannot', async ({ as, world }) => {
  await seedCompany(world, { members }, { users: [teva, ...users] })
  const page = await as('super_admin').open('/societes/detail/12')
  await addOwner(page).click()
  await picker(page).fill('zita')
  await expect(page.getByRole('option')).toHaveText([/^Zita Huit/, /^Zita Neuf/, /^Zita Sept/])
})

test('[COD-43] [COD-46] [NAV-37] the dialog that adds a user leads to the creation of a user for the company', async ({
  world,
  as,
}) => {
  await seedCompany(world)
  const page = await as('admin').open('/societes/detail/12')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await page.getByRole('link', { name: 'Créer un nouvel utilisateur' }).click()
  await expect(page).toHaveURL('/societes/12/utilisateur/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
})
