import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { begin, figure, finish, said, scanAll, seedCount, start, strangers } from '../support/pages/count.ts'
import { inventoryCells, seedParcels } from '../support/pages/inventory.ts'
import { scan } from '../support/pages/scanner.ts'
import { card, row, title, yes } from '../support/pages/vocabulary.ts'

test('[INV-01] [LIST-03] the inventory leads to parcels by zone and slot, read once', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('shipper').open('/inventaire')
  const parcels = (name: string) => row(page, name).getByRole('cell').last()
  await expect(title(page, 'Inventaire')).toBeVisible()
  await expect(parcels('Taina-3')).toHaveText('au moins 5')
  // A parcel without a known machine may be in this one. It has a separate group.
  await expect(parcels('Arue-4')).toHaveText('–')
  await expect(page.getByText("partiel\u{A0}: la machine de 1 colis n'est pas indiquée")).toBeVisible()
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  await expect(inventoryCells(page, 'Machine inconnue')).toHaveText([/^5CMP-8/])
  // A machine whose number is not known comes last in both directions.
  for (const address of ['/inventaire?tri=parcels', '/inventaire?tri=-parcels']) {
    await page.getByRole('columnheader', { name: 'Colis' }).getByRole('button').click()
    await expect(page).toHaveURL(address)
    const names = page.getByRole('table', { name: 'Inventaire' }).getByRole('rowheader')
    await expect(names).toHaveText(['Taina-3', 'Arue-4'])
  }
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page).toHaveURL('/inventaire/3')
  await expect(title(page, 'Inventaire\u{A0}: Taina-3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ambiant (HT)', 'Frais (MT)'])
  await expect(inventoryCells(page, 'Ambiant (HT)')).toHaveText([
    /^1CMP-5Vaima11\/04\/2023 12:01délai dépassé de/,
    /^2CMP-4/,
  ])
  await expect(inventoryCells(page, 'Frais (MT)')).toHaveText([/^9CMP-2/, /^10CMP-1/, /^-CMP-3/])
  const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query))
  expect(asked).toHaveLength(4)
  for (const query of asked) expect(query).toContain('itemsPerPage=100&status=')
  expect(asked.join()).not.toMatch(/receiveCode|client|phone/)
  await page.getByRole('link', { name: 'CMP-5' }).click()
  await expect(page).toHaveURL('/livraisons/detail/5')
})

test('[INV-02] the checklist of a machine is one A4 page with every parcel and its slot', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('member').open('/inventaire/3')
  // The menu of the browser prints it as well.
  await expect(page.getByRole('button', { name: 'Imprimer la feuille' })).toBeEnabled()
  expect((await printedSheets(page))[0]?.text).toContain('12 colis attendus')
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Imprimer la feuille' }).click()
  const [sheet, ...others] = await printedSheets(page)
  expect(others).toEqual([])
  expect(sheet?.size).toBe('210 × 297')
  expect(sheet?.text).toMatch(/Inventaire.: Taina-3/)
  expect(sheet?.text).toMatch(/Casier +Code-barres +Société +Depuis +Échéance +Présent +Absent +Remarque/)
  expect(sheet?.text).toMatch(/12 +CMP-111 +Vaima +10\/04\/2023/)
  expect(sheet?.text).toMatch(/Signature/)
  expect(sheet?.text).not.toMatch(/Tapare|Menu principal|Actualiser/)
})

test('[INV-04] [INV-06] ten of twelve parcels are counted, and the report is complete', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('shipper').open('/inventaire/3')
  await page.getByRole('link', { name: 'Compter' }).click()
  const warning = page.getByText(/selon les livraisons visibles avec votre compte/).first()
  await expect(warning).toBeVisible()
  await start(page)
  await scanAll(page, 100, 101)
  await scan(page, 'CMP-101')
  await said(page, 'CMP-101\u{A0}: déjà compté')
  // The others are counted by a tap.
  for (let code = 102; code <= 109; code += 1) await page.getByRole('button', { name: `CMP-${code}` }).click()
  await scan(page, 'PARTI-42')
  await said(page, 'PARTI-42\u{A0}: inattendu')
  await scan(page, 'INCONNU-1')
  await expect(strangers(page)).toHaveText([
    /^INCONNU-1Aucune livraison ne porte ce code\./,
    /^PARTI-42récupérée par le client le 11\/04\/2023 10:12/,
  ])
  await expect(figure(page, 12)).toHaveText('10 sur 12')
  // Somebody collects one of the two that are missing.
  await world.changeElsewhere('orders', 11, { status: 'receive' })
  await finish(page).click()
  await expect(warning).toBeVisible()
  const missing = card(page, 'Absents').getByRole('listitem')
  await expect(missing).toHaveText([/^CMP-110.*déposée · maintenant.: récupérée par le client$/, /^CMP-111.*déposée$/])
  await expectNoAxeViolationsInLight(page)
  const [paper] = await printedSheets(page)
  expect(paper?.size).toBe('210 × 297')
  expect(paper?.text).toMatch(/Compte rendu.: Taina-3/)
  expect(paper?.text).toMatch(/CMP-111[\s\S]*INCONNU-1[\s\S]*PARTI-42/)
  expect(paper?.text).not.toMatch(/Tapare|Menu|Imprimer/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^comptage_Taina-3_\d{4}-\d\d-\d\d\.csv$/)
  // A role that may not export has only the report.
  await expect(card(page, 'Absents').getByRole('button', { name: 'Exporter', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Récupérée par le coursier (1 sur 2)' }).click()
  await yes(page).click()
  await expect(page.getByRole('heading', { name: '1 faite' })).toBeVisible()
  expect(await world.patches()).toEqual([['/api/orders/12', { status: 'operout' }]])
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(missing.last()).toHaveText(/maintenant.: récupérée par le coursier$/)
  await page.getByRole('button', { name: 'Fermer le compte rendu' }).click()
  await yes(page).click()
  await expect(begin(page)).toBeVisible()
})

test('[INV-04] parcels are counted with a thumb, and the report starts at its title @phone', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('operator').open('/inventaire/3/comptage')
  await begin(page).tap()
  const first = page.getByRole('button', { name: /CMP-101/ })
  await first.tap()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAccessibleName(/^casier\s+2\s*,\s*CMP-101\s*, présent$/)
  await first.tap()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('textbox', { name: 'Code du colis' }).fill('CMP-103')
  await page.getByRole('button', { name: 'Compter' }).tap()
  await expect(figure(page, 12)).toHaveText('1 sur 12')
  await page.getByRole('checkbox', { name: 'Restants seulement' }).tap()
  await expect(page.getByRole('button', { name: /CMP-/ })).toHaveCount(11)
  expect(await sideways(page)).toBe(0)
  await finish(page).tap()
  await expect(title(page, 'Compte rendu\u{A0}: Taina-3')).toBeFocused()
  await expect(title(page, 'Compte rendu\u{A0}: Taina-3')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Reprendre le comptage' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})
