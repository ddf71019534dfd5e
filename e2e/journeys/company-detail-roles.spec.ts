import { expect, test } from '../support/fixtures/test.ts'
import { seedCompany, someMembers } from '../support/pages/company-page.ts'
import { card, row } from '../support/pages/vocabulary.ts'

/** `src/app/roles.test.tsx` proves the controls of every screen for every role. */
const controls = [
  { role: 'super_admin', edit: 1, switches: 2, add: 1, owner: 1, book: 1, actions: 1 },
  { role: 'admin', edit: 1, switches: 2, add: 1, owner: 0, book: 0, actions: 0 },
  { role: 'member', edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
] as const

test('[COD-34] [COD-35] [COD-39] a company gives each role the right links, switches and buttons', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: someMembers(2) })
  for (const { role, edit, switches, add, owner, book, actions } of controls) {
    const page = await as(role).open('/societes/detail/12')
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    await expect(card(page, 'Coordonnées').getByRole('link', { name: 'Modifier' })).toHaveCount(edit)
    await expect(page.getByRole('switch')).toHaveCount(switches)
    await expect(page.getByRole('button', { name: 'Ajouter un propriétaire' })).toHaveCount(owner)
    // People who may add an owner find the button in a card that says that there is none.
    await expect(card(page, 'Propriétaire').getByText('Aucun propriétaire')).toHaveCount(owner)
    const link = page.getByRole('link', { name: 'Nouvelle réservation' })
    await expect(link).toHaveCount(book)
    if (book > 0) await expect(link).toHaveAttribute('href', '/societes/12/booking/creation')
    await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toHaveCount(add)
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(actions)
    await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(actions * 2)
  }
})
