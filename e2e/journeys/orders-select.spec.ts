import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { columns } from '../support/pages/orders.ts'
import { act, bar, box, count, pageBox, seedStatus, selectButton } from '../support/pages/selection.ts'
import { expectRows, retryButton, row, yes } from '../support/pages/vocabulary.ts'

test('[BULK-01] deliveries are selected by boxes, by ranges and by the whole page', async ({ world, as }) => {
  await seedStatus(world, 10, 'picked_up')
  const page = await as('member').open('/livraisons')
  await expectRows(page)
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
  await selectButton(page).click()
  await expect(selectButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(selectButton(page)).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText(['Sélection', ...columns])

  await box(page, 10).check()
  await box(page, 7).click({ modifiers: ['Shift'] })
  await expect(count(page)).toHaveText('4 sélectionnées')
  await expect(box(page, 8)).toBeChecked()
  await box(page, 5).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await box(page, 3).focus()
  await page.keyboard.press('Shift+Space')
  await expect(count(page)).toHaveText('7 sélectionnées')
  await bar(page).getByRole('button', { name: 'Tout décocher' }).click()
  await expect(count(page)).toHaveText(/^Cochez des livraisons/)
  await bar(page).getByRole('button', { name: 'Terminer' }).click()
  await expect(selectButton(page)).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
})

test('[BULK-03] [BULK-05] [DESK-02] of twelve parcels eight are done, four named', async ({ world, as }) => {
  await seedStatus(world, 12, 'picked_up')
  const violations = [{ propertyPath: 'status', message: 'Transition impossible.' }]
  await world.fault({ method: 'PATCH', path: '/orders/3$' }, { violations })
  await world.fault({ method: 'PATCH', path: '/orders/4$' }, { status: 503 })
  const page = await as('member').open('/livraisons?barcode=CMP')
  await selectButton(page).click()
  const whole = page.getByRole('button', { name: 'Sélectionner les 12 de ce filtre' })
  await whole.press('Enter')
  await expect(count(page)).toHaveText('12 sélectionnées, dont 10 sur cette page')
  await expect(whole).toBeFocused()
  // Two move on before the question is answered. One of them is on the second page.
  await world.changeElsewhere('orders', 5, { status: 'receive' })
  await world.changeElsewhere('orders', 2, { status: 'cancel' })
  await act(page, 'Déposée').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Voulez-vous vraiment passer 12 commandes au statut « déposée » ?')
  await expect(dialog).toContainText('CMP-12, CMP-11, CMP-10, CMP-9, CMP-8 et 7 autres')

  const changes = await holdCalls(page, 'PATCH **/api/orders/*')
  await yes(page).click()
  await expect.poll(changes.count).toBe(3)
  // It cannot be closed while it runs.
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('0 sur 12')
  await changes.letAll()
  const headings = dialog.getByRole('heading', { level: 4 })
  await expect(headings).toHaveText(['8 faites', '2 laissées de côté', '1 refusée par le serveur', '1 en échec'])
  await expect(dialog.getByRole('listitem').filter({ hasText: /#[2-5] / })).toHaveText([
    '#5 · CMP-5au statut « récupérée par le client »',
    '#2 · CMP-2au statut « annulée »',
    '#3 · CMP-3Transition impossible.',
    '#4 · CMP-4erreur 503 du serveur',
  ])

  await world.mend()
  await retryButton(dialog).click()
  await expect(headings.first()).toHaveText('9 faites')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  // The list below is up to date, and the focus stays in the bar.
  await expect(row(page, '12')).toContainText('déposée')
  // What is done has left the selection, and no button offers the step after it.
  await expect(count(page)).toHaveText('9 faites · 3 sélectionnées, dont 2 sur cette page')
  await expect(act(page, 'Récupérée par le client')).toHaveCount(0)
  await expect(bar(page).locator(':focus')).toHaveCount(1)
})

test('[BULK-01] a phone selects cards', { tag: '@phone' }, async ({ world, as }) => {
  await seedStatus(world, 3, 'created')
  const page = await as('admin').open('/livraisons')
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await selectButton(page).click()
  await pageBox(page).check()
  await box(page, 2).uncheck()
  await expect(count(page)).toHaveText('2 sélectionnées')
  // A button that the top bar or the bar of the selection covers in part would count as too small.
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoAxeViolationsInLight(page)
})
