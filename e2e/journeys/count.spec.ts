import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { sideways, sidewaysSpacedOut, sidewaysWithLargeText } from '../support/measures/screen.ts'
import {
  begin,
  figure,
  finish,
  openCount,
  parcel,
  said,
  scanAll,
  scanOffline,
  seedCount,
  start,
  strangers,
} from '../support/pages/count.ts'
import { yes } from '../support/pages/order-menu.ts'
import { signOut } from '../support/pages/preferences.ts'
import { scan } from '../support/pages/scanner.ts'
import { signIn } from '../support/pages/session.ts'
import { card, row, title, visit } from '../support/pages/vocabulary.ts'

/** A person counts the parcels of a machine. `inventory.spec.ts` has the list of the machines. */

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

test('[INV-02] the checklists of all machines begin on separate pages, also that of the unknown machine', async ({
  world,
  as,
}) => {
  await seedCount(world)
  // Machine 4 fills two sheets, and the machine of two parcels is unknown.
  const many = Array.from({ length: 50 }, (_, index) => index + 200)
  await world.seed({
    orders: [
      ...many.map((id) => parcel(id, { barcode: `ARUE-${id}`, locker: 4, bookingSlot: 40 })),
      ...[301, 302].map((id) => parcel(id, { barcode: `PERDU-${id}`, locker: null, bookingSlot: null })),
    ],
  })
  const page = await as('member').open('/inventaire')
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Imprimer les feuilles' }).click()
  const sheets = (await printedSheets(page)).map(({ text }) => text)
  expect(sheets.map((text) => /Inventaire.: (.+)/.exec(text)?.[1]?.trim())).toEqual([
    'Arue-4',
    undefined,
    'Faaa-5',
    'Taina-3',
    'Machine inconnue',
  ])
  const [full, rest, , , unknown] = sheets
  for (const text of [full, rest]) expect(text).toMatch(/Casier +Code-barres.*Présent +Absent +Remarque/)
  expect(`${full}${rest}`.match(/ARUE-\d+/g)).toHaveLength(many.length)
  expect(unknown?.match(/PERDU-\d+ .*Vaima/g)).toHaveLength(2)
})

test('[INV-04] [INV-06] ten of twelve parcels and two strangers are counted, and the report is printed, saved and corrects what is missing', async ({
  world,
  as,
}) => {
  await seedCount(world)
  const page = await as('shipper').open('/inventaire/3')
  await page.getByRole('link', { name: 'Compter' }).click()
  await start(page)
  await scanAll(page, 100, 108)
  await scan(page, 'CMP-108')
  await said(page, 'CMP-108\u{A0}: déjà compté')
  // One is counted by a tap.
  await page.getByRole('button', { name: /CMP-109/ }).click()
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
  const missing = card(page, 'Absents').getByRole('listitem')
  await expect(missing).toHaveText([/^CMP-110.*déposée · maintenant.: récupérée par le client$/, /^CMP-111.*déposée$/])
  await expectNoAxeViolations(page)
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

test('[INV-05] a count outlives a lost network, a reload and other screens', async ({ world, as, context }) => {
  const page = await openCount(world, as('operator'))
  await context.setOffline(true)
  await scanAll(page, 100, 108, scanOffline)
  await scanOffline(page, 'AILLEURS-1')
  await said(page, 'AILLEURS-1\u{A0}: inattendu')
  await expect(page.getByText(/^Sans réseau/)).toBeVisible()
  await context.setOffline(false)
  await expect(strangers(page)).toHaveText([/^AILLEURS-1Attendue dans Arue-4 \(déposée\)/])
  await page.reload()
  await expect(figure(page, 12)).toHaveText('9 sur 12')
  await expect(strangers(page)).toHaveCount(1)
  await visit(page, '/inventaire')
  await expect(page.getByRole('link', { name: 'Reprendre Taina-3 (9 sur 12)' })).toBeVisible()
  await visit(page, '/inventaire/3')
  await page.getByRole('link', { name: 'Reprendre (9 sur 12)' }).click()
  await expect(figure(page, 12)).toHaveText('9 sur 12')
})

test('[INV-05] a sign-out asks before a count is lost, on every screen, and frees its machine', async ({
  world,
  as,
}) => {
  const page = await openCount(world, as('operator'))
  await page.getByRole('link', { name: 'Livraisons' }).click()
  // The new page takes the focus, which closes an open menu.
  await expect(title(page, 'Livraisons')).toBeFocused()
  const question = page.getByRole('dialog', { name: 'Quitter sans garder le comptage\u{202F}?' })
  await signOut(page, /Opérateur/)
  await question.getByRole('button', { name: 'Rester' }).click()
  await page.goBack()
  await expect(figure(page, 12)).toHaveText('0 sur 12')
  await signOut(page, /Opérateur/)
  await question.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  await signIn(page, 'technicien')
  await expect(page).toHaveURL('/societes')
  await visit(page, '/inventaire/3/comptage')
  await start(page)
})

test('[INV-01] the inventory fits a phone: a machine is one line, and the table without a head sorts too @phone', async ({
  world,
  as,
}) => {
  await seedCount(world)
  const page = await as('operator').open('/inventaire')
  const names = page.getByRole('table', { name: 'Inventaire' }).getByRole('rowheader')
  await expect(names).toHaveText(['Taina-3', 'Arue-4', 'Faaa-5'])
  expect(await sideways(page)).toBe(0)
  expect((await row(page, 'Taina-3').boundingBox())?.height).toBeLessThan(48)
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom')
  await expect(names).toHaveText(['Arue-4', 'Faaa-5', 'Taina-3'])
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page.getByRole('rowheader', { name: 'CMP-105' })).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysWithLargeText(page)).toBe(0)
    expect(await sidewaysSpacedOut(page)).toBe(0)
  }
})

test('[INV-04] parcels are counted with one thumb on a phone, and the report starts at its title @phone', async ({
  world,
  as,
}) => {
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
