import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { apply, groupCard, onTheWay, bulkJobDialog, seedGroup } from '../support/pages/parcel-group.ts'
import { pageHead, yes } from '../support/pages/vocabulary.ts'

test('[NXT-05] [BULK-03] [BULK-05] one step for three parcels skips one with its reason', async ({ world, as }) => {
  await seedGroup(world, onTheWay)
  const page = await as('member').open('/livraisons/detail/14')
  await expect(groupCard(page).getByRole('listitem')).toHaveText([
    /Colis 1 sur 3\s*Cette livraison\s*en cours de livraison/,
    /Colis 2 sur 3\s*Livraison #15\s*en cours de livraison/,
    /Colis 3 sur 3\s*Livraison #16\s*en cours de livraison/,
  ])
  const other = groupCard(page).getByRole('link', { name: 'Livraison #15' })
  await expect(other).toHaveAttribute('href', '/livraisons/detail/15')
  // The other parcels are read once, after the delivery itself.
  const reads = (await world.requests('GET /api/orders')).map(({ path }) => path)
  expect(reads).toEqual(['/api/orders/14', '/api/orders'])
  await expectNoAxeViolationsInLight(page)

  await world.seed({ orders: [{ id: 15, status: 'receive' }] })
  await apply(page, 3).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Voulez-vous vraiment passer 3 commandes au statut « déposée » ?')
  await expect(question).toContainText('vaima-QNJURNU3-1, vaima-QNJURNU3-2, vaima-QNJURNU3-3')
  await world.forgetRequests()
  await yes(page).click()

  await expect(bulkJobDialog(page).getByRole('heading', { name: 'Compte rendu' })).toBeFocused()
  await expect(bulkJobDialog(page).getByRole('heading', { level: 4 })).toHaveText(['2 faites', '1 laissée de côté'])
  await expect(bulkJobDialog(page).getByRole('listitem').last()).toHaveText(
    '#15 · vaima-QNJURNU3-2au statut « récupérée par le client »',
  )
  await expect(bulkJobDialog(page).getByRole('status').first()).toHaveText('Terminé : 2 faites, 1 laissée de côté')
  // One refresh of the screen at the end.
  await expect.poll(() => world.requests('GET /api/orders?')).toHaveLength(1)
  const written = (await world.requests('PATCH')).map(({ path }) => path)
  expect(written.toSorted()).toEqual(['/api/orders/14', '/api/orders/16'])

  await bulkJobDialog(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(apply(page, 3)).toBeFocused()
  await expect(pageHead(page).getByText('déposée', { exact: true })).toBeVisible()
  // Statuses that the two in a machine allow.
  await expect(groupCard(page).getByRole('option')).toHaveText([
    'récupérée par le client (2 sur 3)',
    'récupérée par le coursier (2 sur 3)',
  ])
})
