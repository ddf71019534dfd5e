import { expect, test } from '../support/fixtures/test.ts'

test('[LIST-01] [LIST-03] a click on a column right after the last letter sorts, and keeps the typed text', async ({
  as,
}) => {
  const page = await as('member').open('/societes')
  const filter = page.getByRole('searchbox', { name: 'Filtrer' })
  const name = page.getByRole('columnheader', { name: 'Nom', exact: true })
  await filter.fill('introuvable')
  await expect(page.getByRole('table').getByText('Aucun résultat')).toBeVisible()
  await filter.fill('a')
  // New rows may change the widths of the columns.
  await name.getByRole('button').click({ delay: 40 })
  await expect(page).toHaveURL('/societes?recherche=a&tri=name')
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
})
