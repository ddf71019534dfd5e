import { expect, test, type Role } from '../support/fixtures/test.ts'
import { card, seedCompany, someMembers } from '../support/pages/company-page.ts'
import { row } from '../support/pages/vocabulary.ts'

const controls = {
  super_admin: { edit: 1, switches: 2, add: 1, owner: 1, book: 1, actions: 1 },
  admin: { edit: 1, switches: 2, add: 1, owner: 0, book: 0, actions: 0 },
  member: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
  operator: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
  shipper: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
} satisfies Record<Role, object>

for (const [role, expected] of Object.entries(controls) as [Role, (typeof controls)[Role]][]) {
  test(`[COD-39] [ROLE-24] [ROLE-26] the card of a company gives ${role} the right links and switches`, async ({
    world,
    as,
  }) => {
    await seedCompany(world, { members: someMembers(2) })
    const page = await as(role).open('/societes/detail/12')
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    await expect(card(page, 'Épicerie Vaiana').getByRole('link', { name: 'Modifier' })).toHaveCount(expected.edit)
    await expect(page.getByRole('switch')).toHaveCount(expected.switches)
    await expect(page.getByRole('button', { name: 'Ajouter un propriétaire' })).toHaveCount(expected.owner)
  })

  test(`[COD-34] [ROLE-30] ${role} ${expected.book > 0 ? 'can' : 'cannot'} create a booking from a company`, async ({
    world,
    as,
  }) => {
    await seedCompany(world, { members: someMembers(2) })
    const page = await as(role).open('/societes/detail/12')
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    const book = page.getByRole('link', { name: 'Nouvelle réservation' })
    await expect(book).toHaveCount(expected.book)
    if (expected.book > 0) await expect(book).toHaveAttribute('href', '/societes/12/booking/creation')
  })

  test(`[COD-19] [COD-35] [ROLE-27] the table of users gives ${role} the right buttons`, async ({ world, as }) => {
    await seedCompany(world, { members: someMembers(2) })
    const page = await as(role).open('/societes/detail/12')
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toHaveCount(expected.add)
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(expected.actions)
    await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(expected.actions * 2)
  })
}
