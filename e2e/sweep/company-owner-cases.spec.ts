import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { addOwner, patches, picker, seedCompany, someMembers, teva } from '../support/pages/company-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { card, expectFlash, save, visit } from '../support/pages/vocabulary.ts'

test('the dialog that adds an owner: who is offered, and what other people and servers do meanwhile', async ({
  as,
  world,
}) => {
  const members = [
    aUser({ id: 7, firstName: 'Zita', lastName: 'Sept' }),
    aUser({ id: 8, firstName: 'Zita', lastName: 'Huit' }),
  ]
  const users = [
    teva,
    aUser({ id: 9, firstName: 'Zita', lastName: 'Neuf' }),
    aUser({ id: 10, firstName: 'Zita', lastName: 'Dix', enabled: false }),
  ]
  await seedCompany(world, { members }, { users })
  const page = await as('super_admin').open('/societes/detail/12')
  const dialog = page.getByRole('dialog', { name: 'Ajouter un propriétaire' })

  await test.step('[COD-37] the dialog links to the creation of a new owner', async () => {
    await expect(card(page, 'Propriétaire').getByText('Aucun propriétaire')).toBeVisible()
    await addOwner(page).click()
    await page.getByRole('link', { name: 'Créer un nouveau propriétaire' }).click()
    await expect(page).toHaveURL('/societes/12/utilisateur/creation?owner=true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
    await expect(page.getByRole('combobox', { name: 'Rôle' })).toHaveValue('Propriétaire')
    await page.goBack()
  })

  await test.step('[COD-48] members can become owners, disabled users cannot', async () => {
    await addOwner(page).click()
    await picker(page).fill('zita')
    await expect(page.getByRole('option')).toHaveText([/^Zita Huit/, /^Zita Neuf/, /^Zita Sept/])
  })

  await test.step('when the company cannot be read before the save, no owner is written', async () => {
    await picker(page).fill('teva')
    await page.getByRole('option', { name: /Teva Maono/ }).click()
    await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 500, html: '<h1>Panne</h1>' })
    await save(dialog)
    await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée !")
    expect(await patches(world)).toEqual([])
    await expect(picker(page)).toHaveValue(/Teva Maono/)
    await world.mend()
  })

  await test.step('[COD-40] an owner added by another user meanwhile is not replaced, and is shown', async () => {
    const other = aUser({ id: 901, firstName: 'Vaite', lastName: 'Roura' })
    await world.seed({ companies: [{ id: 12, owner: other }] })
    await save(dialog)
    await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(card(page, 'Vaite Roura')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(addOwner(page)).toHaveCount(0)
    expect(await patches(world)).toEqual([])
  })
})

test('[ROLE-70] an owner has the same actions as an administrator', async ({ world, as, page }) => {
  await seedCompany(world, { owner: teva, members: someMembers(1) })
  const main = page.locator('main')
  /** The texts of all links and buttons, once the rows, « Actualiser » and this button are there. */
  async function offered(last: string) {
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(refreshButton(page)).toBeVisible()
    await expect(main.getByRole('button', { name: last, exact: true })).toBeVisible()
    return main.getByRole('link').or(main.getByRole('button')).allInnerTexts()
  }
  const seenBy: string[][][] = []
  for (const who of [{ username: teva.username ?? '' }, 'admin'] as const) {
    await as(who).open('/societes/detail/12')
    const texts = [await offered('Nouvel utilisateur')]
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
    for (const screen of ['/societes', '/utilisateurs', '/lockers', '/bookings']) {
      await visit(page, screen)
      texts.push(await offered('Vues'))
    }
    seenBy.push(texts)
  }
  expect(seenBy[0]).toEqual(seenBy[1])
  expect(seenBy[0]?.[0]).toContain('Nouvel utilisateur')
  expect(seenBy[0]?.flat()).not.toContain('Nouvelle société')
  expect(seenBy[0]?.flat()).not.toContain('Nouvelle réservation')
})

const maybeIncomplete = 'La liste est peut-être incomplète.'

test('a server that repeats its first page ends a list and a picker', async ({ as, world }) => {
  await world.fault({ method: 'GET', path: '^/api/users\\?' }, { paging: { links: 'ignored' } })
  const page = await as('super_admin').open('/utilisateurs')

  await test.step('« Charger plus » disappears, and the table says that rows may be missing', async () => {
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

  await test.step('the picker stops loading, and says that names may be missing', async () => {
    await world.set({ clamp: 2 })
    await world.forgetRequests()
    await visit(page, '/societes/detail/5')
    await addOwner(page).click()
    await expect(picker(page)).toHaveAccessibleDescription(new RegExp(maybeIncomplete))
    await expect(page.getByText(maybeIncomplete)).toBeVisible()
    await picker(page).click()
    await page.getByRole('option').first().click()
    await expect(picker(page)).toHaveValue(/./)
    expect(await world.requests('GET /api/users')).toHaveLength(2)
  })
})
