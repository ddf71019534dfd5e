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

/** `src/app/lists-typed.test.tsx` shows that Back restores the filter. */
test('[LIST-01] a filter for persons is never in the address, and a load forgets it', async ({ as }) => {
  const page = await as('super_admin').open('/utilisateurs?recherche=moana+pambrun&tri=-name')
  const filter = page.getByRole('searchbox', { name: 'Filtrer' })
  await expect(page).toHaveURL('/utilisateurs?tri=-name')
  await expect(filter).toHaveValue('')
  await filter.fill('moana pambrun')
  await expect(page.getByRole('rowheader')).toHaveText(['Moana Pambrun'])
  await expect(page).toHaveURL('/utilisateurs?tri=-name')
  await page.reload()
  await expect(page.getByRole('rowheader').nth(1)).toBeVisible()
  await expect(filter).toHaveValue('')
})
