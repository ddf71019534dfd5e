import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { brokenWords } from '../support/measures/screen.ts'
import { columns, pageLink } from '../support/pages/orders.ts'
import { callsOfRun, confirmRun } from '../support/pages/parcel-group.ts'
import { act, bar, box, choose, count, pageBox, seedStatus, selectButton } from '../support/pages/selection.ts'
import { expectRows, retryButton, row } from '../support/pages/vocabulary.ts'

/** Selection in the list of deliveries, and its bulk actions. */

const headers = ['Sélection', ...columns]

test('[BULK-01] the list selects by boxes, by the whole page and by ranges, over several pages', async ({
  world,
  as,
}) => {
  await seedStatus(world, 25, 'picked_up')
  const page = await as('member').open('/livraisons')
  await expectRows(page)
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await selectButton(page).click()
  await expect(selectButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(selectButton(page)).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveCount(headers.length)
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('#')

  await box(page, 25).check()
  await box(page, 22).click({ modifiers: ['Shift'] })
  await expect(count(page)).toHaveText('4 sélectionnées')
  await expect(box(page, 23)).toBeChecked()
  await box(page, 20).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await box(page, 18).focus()
  await page.keyboard.press('Shift+Space')
  await expect(count(page)).toHaveText('7 sélectionnées')
  await expectNoAxeViolations(page)
  await look(page, 'selection-bar')

  await pageLink(page, 2).click()
  await expect(row(page, '15')).toBeVisible()
  await expect(count(page)).toHaveText('7 sélectionnées, dont 0 sur cette page')
  await pageBox(page).check()
  await expect(count(page)).toHaveText('17 sélectionnées, dont 10 sur cette page')
  await box(page, 15).uncheck()
  await expect(count(page)).toHaveText('16 sélectionnées, dont 9 sur cette page')

  // Opening one delivery keeps the selection.
  await page.getByRole('link', { name: '14', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('14')
  await page.goBack()
  await expect(count(page)).toHaveText('16 sélectionnées, dont 9 sur cette page')
  await expect(box(page, 14)).toBeChecked()

  await bar(page).getByRole('button', { name: 'Tout décocher' }).click()
  await expect(count(page)).toHaveText(/^Cochez des livraisons/)
  await bar(page).getByRole('button', { name: 'Terminer' }).click()
  await expect(selectButton(page)).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
})

test('[DESK-02] the 77 deliveries of a filter are selected over 8 pages, and one that has left is skipped', async ({
  world,
  as,
}) => {
  await seedStatus(world, 77, 'picked_up')
  const page = await as('member').open('/livraisons?status=picked_up')
  await expectRows(page)
  await selectButton(page).click()
  const whole = page.getByRole('button', { name: 'Sélectionner les 77 de ce filtre' })
  await whole.focus()
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('77 sélectionnées, dont 10 sur cette page')
  await expect(whole).toBeFocused()
  await expectNoAxeViolations(page)
  await look(page, 'selection-whole')
  await world.changeElsewhere('orders', 3, { status: 'cancel' })
  await act(page, 'Déposée').click()
  await confirmRun(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText(['76 faites', '1 laissée de côté'], {
    timeout: 30_000,
  })
})

test('[DESK-02] at most 500 are selected, in pages of a hundred that can be stopped', async ({ world, as }) => {
  await seedStatus(world, 520, 'created')
  const page = await as('admin').open('/livraisons?status=created')
  await expectRows(page)
  await selectButton(page).click()
  const whole = page.getByRole('button', { name: 'Sélectionner les 500 plus récentes de ce filtre' })
  const pages = await holdCalls(page, 'GET **/api/orders?*itemsPerPage=100*')
  await whole.click()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(whole).toBeFocused()
  await expect(count(page)).toHaveText(/^Cochez des livraisons/)
  await pages.letAll()
  await whole.click()
  await expect(count(page)).toHaveText('500 sélectionnées, dont 10 sur cette page')
  await expect(page.getByText('500 au plus : les plus récentes sont sélectionnées.')).toBeVisible()
})

test('no barcode breaks at its hyphens in the question of a run or in the cards of a phone', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: [1, 2, 3, 4, 5].map((id) =>
      anOrder({ id, status: 'picked_up', company: 7, barcode: `CMP-2026-${'7'.repeat(id)}` }),
    ),
  })
  const page = await as('member').open('/livraisons')
  await selectButton(page).click()
  await pageBox(page).check()
  await act(page, 'Déposée').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('CMP-2026-77777, CMP-2026-7777')
  for (const width of [360, 400, 440, 480]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brokenWords(dialog, 'CMP-'), `question, ${width}`).toEqual([])
    expect(await brokenWords(page.getByRole('main'), 'CMP-'), `cards, ${width}`).toEqual([])
  }
})

test('[BULK-03] [BULK-05] of twelve parcels eight are done, and the report names the other four with the reason', async ({
  world,
  as,
}) => {
  await seedStatus(world, 12, 'picked_up')
  await world.fault(
    { method: 'PATCH', path: '/orders/3$' },
    { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
  )
  await world.fault({ method: 'PATCH', path: '/orders/4$' }, { status: 503 })
  const page = await as('member').open('/livraisons?per_page=20')
  await selectButton(page).click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText('12 sélectionnées')
  // Two move on before the question is answered.
  await world.changeElsewhere('orders', 1, { status: 'receive' })
  await world.changeElsewhere('orders', 2, { status: 'cancel' })
  await act(page, 'Déposée').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Voulez-vous vraiment passer 12 commandes au statut « déposée » ?')
  await expect(dialog).toContainText('CMP-12, CMP-11, CMP-10, CMP-9, CMP-8 et 7 autres')
  await look(page, 'selection-question')

  const changes = await holdCalls(page, 'PATCH **/api/orders/*')
  await world.forgetRequests()
  await confirmRun(page)
  await expect.poll(changes.count).toBe(3)
  await expect(dialog).toContainText('0 sur 12')
  await look(page, 'selection-progress')
  await changes.letAll()
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText([
    '8 faites',
    '2 laissées de côté',
    '1 refusée par le serveur',
    '1 en échec',
  ])
  await expect(dialog.getByRole('listitem').filter({ hasText: /#[1-4] / })).toHaveText([
    '#2 · CMP-2au statut « annulée »',
    '#1 · CMP-1au statut « récupérée par le client »',
    '#3 · CMP-3Transition impossible.',
    '#4 · CMP-4erreur 503 du serveur',
  ])
  await expectNoAxeViolations(page)
  await look(page, 'selection-report')
  const calls = (await callsOfRun(world)).map(({ call }) => call)
  for (const id of [5, 8, 12])
    expect(calls.filter((call) => call.endsWith(` ${id}`))).toEqual([`GET ${id}`, `PATCH ${id}`])

  await world.mend()
  await retryButton(dialog).click()
  await expect(dialog.getByRole('heading', { level: 4 }).first()).toHaveText('9 faites')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  // The list below is up to date, and the focus stays in the bar.
  await expect(row(page, '12')).toContainText('déposée')
  await expect(row(page, '1')).toContainText('récupérée par le client')
  // What is done has left the selection, and no button offers the step after it.
  await expect(count(page)).toHaveText('9 faites · 3 sélectionnées')
  await expect(box(page, 12)).not.toBeChecked()
  await expect(act(page, 'Récupérée par le client')).toHaveCount(0)
  await expect(bar(page).locator(':focus')).toHaveCount(1)
})

test(
  '[BULK-01] [BULK-02] a phone selects cards, and cancels after the count was typed',
  { tag: '@phone' },
  async ({ world, as }) => {
    await seedStatus(world, 3, 'created')
    const page = await as('admin').open('/livraisons')
    await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
    await selectButton(page).click()
    await pageBox(page).check()
    await box(page, 2).uncheck()
    await expect(count(page)).toHaveText('2 sélectionnées')
    await look(page, 'selection-phone')
    // A button that the top bar covers in part would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await choose(page, 'Annuler les commandes')
    await page.getByRole('textbox', { name: 'Tapez 2 pour confirmer' }).fill('2')
    await look(page, 'selection-phone-cancel')
    await confirmRun(page)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 4 })).toHaveText(['2 faites'])
    await look(page, 'selection-phone-report')
    expect((await world.table('orders')).filter(({ status }) => status === 'cancel')).toHaveLength(2)
  },
)
