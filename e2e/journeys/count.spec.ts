import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { isCovered, sideways, sidewaysSpacedOut, sidewaysWithLargeText } from '../support/measures/screen.ts'
import {
  begin,
  figure,
  finish,
  parcel,
  said,
  scanAll,
  scanOffline,
  seedCount,
  start,
  strangers,
  openCount,
} from '../support/pages/count.ts'
import { yes } from '../support/pages/order-menu.ts'
import { signOut } from '../support/pages/preferences.ts'
import { scan } from '../support/pages/scanner.ts'
import { signIn } from '../support/pages/session.ts'
import { card, row, visit, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** A person counts the parcels of a machine. `inventory.spec.ts` has the list of the machines. */

test('a machine is printed as a checklist, counted, and corrected from the report', async ({ world, as }) => {
  await seedCount(world)
  // Machine 4 fills two sheets, and the machine of two parcels is unknown.
  const many = Array.from({ length: 50 }, (_, index) => index + 200)
  await world.seed({
    orders: [
      ...many.map((id) => parcel(id, { barcode: `ARUE-${id}`, locker: 4, bookingSlot: 40 })),
      ...[301, 302].map((id) => parcel(id, { barcode: `PERDU-${id}`, locker: null, bookingSlot: null })),
    ],
  })
  const page = await as('member').open('/inventaire/3')
  await test.step('[INV-02] the checklist has every parcel and its slot, and a separate page for each machine', async () => {
    // The menu of the browser prints it as well.
    await expect(page.getByRole('button', { name: 'Imprimer la feuille' })).toBeEnabled()
    expect((await printedSheets(page))[0]?.text).toContain('12 colis attendus')
    await page.evaluate(() => (window.print = () => {}))
    await page.getByRole('button', { name: 'Imprimer la feuille' }).click()
    const [sheet, ...others] = await printedSheets(page)
    expect(others).toEqual([])
    expect(sheet?.size).toBe('210 × 297')
    expect(sheet?.text).toMatch(/Inventaire.: Taina-3/)
    expect(sheet?.text).toContain('12 colis attendus')
    expect(sheet?.text).toMatch(/Casier +Code-barres +Société +Depuis +Échéance +Présent +Absent +Remarque/)
    expect(sheet?.text).toMatch(/12 +CMP-111 +Vaima +10\/04\/2023/)
    expect(sheet?.text).toMatch(/Signature/)
    expect(sheet?.text).not.toMatch(/Tapare|Menu principal|Actualiser/)

    await visit(page, '/inventaire')
    await page.getByRole('button', { name: 'Imprimer les feuilles' }).click()
    const pages = await printedSheets(page)
    expect(new Set(pages.map(({ size }) => size))).toEqual(new Set(['210 × 297']))
    expect(pages.map(({ text }) => /Inventaire.: (.+)/.exec(text)?.[1]?.trim())).toEqual([
      'Arue-4',
      undefined,
      'Faaa-5',
      'Taina-3',
      'Machine inconnue',
    ])
    const [full, rest, , , unknown] = pages.map(({ text }) => text)
    for (const text of [full, rest]) expect(text).toMatch(/Casier +Code-barres.*Présent +Absent +Remarque/)
    expect(`${full}${rest}`.match(/ARUE-\d+/g)).toHaveLength(many.length)
    expect(unknown).toContain('2 colis attendus')
    expect(unknown?.match(/PERDU-\d+ .*Vaima/g)).toHaveLength(2)
    expect(unknown).toMatch(/Signature/)
  })

  await test.step('[INV-04] of twelve expected parcels ten are scanned, and so are two strangers', async () => {
    await seedCount(world)
    await as('shipper').open('/inventaire/3')
    await page.getByRole('link', { name: 'Compter' }).click()
    await expect(page).toHaveURL('/inventaire/3/comptage')
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
    await expectNoAxeViolations(page)
  })

  await test.step('[INV-06] the report is printed and exported, and corrects what is missing', async () => {
    // Somebody collects one of the two that are missing.
    await world.changeElsewhere('orders', 11, { status: 'receive' })
    // In Tahiti it is one day earlier than in UTC.
    await page.clock.setSystemTime('2026-11-23T01:30:00Z')
    await finish(page).click()

    const missing = card(page, 'Absents').getByRole('listitem')
    await expect(missing).toHaveText([
      /^CMP-110.*déposée · maintenant.: récupérée par le client$/,
      /^CMP-111.*déposée$/,
    ])
    await expectNoAxeViolations(page)
    const [paper] = await printedSheets(page)
    expect(paper?.size).toBe('210 × 297')
    expect(paper?.text).toMatch(/Compte rendu.: Taina-3/)
    expect(paper?.text).toMatch(/CMP-111[\s\S]*INCONNU-1[\s\S]*PARTI-42/)
    expect(paper?.text).not.toMatch(/Tapare|Menu|Imprimer/)

    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
    expect((await file).suggestedFilename()).toBe('comptage_Taina-3_2026-11-22.csv')

    const acts = card(page, 'Absents')
    // A role that may not export has only the report.
    await expect(acts.getByRole('button', { name: 'Exporter', exact: true })).toHaveCount(0)
    await acts.getByRole('button', { name: 'Récupérée par le coursier (1 sur 2)' }).click()
    await yes(page).click()
    await expect(page.getByRole('heading', { name: '1 faite' })).toBeVisible()
    expect(await world.patches()).toEqual([['/api/orders/12', { status: 'operout' }]])
    await page.getByRole('button', { name: 'Fermer', exact: true }).click()
    await expect(missing.last()).toHaveText(/maintenant.: récupérée par le coursier$/)
    await page.getByRole('button', { name: 'Fermer le compte rendu' }).click()
    await yes(page).click()
    await expect(begin(page)).toBeVisible()
  })
})

test('[INV-05] a count outlives a lost network, a reload and other screens, and ends with the session', async ({
  world,
  as,
  context,
}) => {
  const page = await openCount(world, as('operator'))
  await test.step('[INV-05] ten scans without a network and a reload lose nothing', async () => {
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
    await said(page, 'AILLEURS-1\u{A0}: inattendu')
  })

  await test.step('[INV-05] the stored count has no personal data', async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem('eb_count'))
    expect(kept).toContain('CMP-111')
    expect(kept).not.toMatch(/Tapare|Vaima|12345678|phone|@/)
  })

  await test.step('[INV-05] the inventory and the page of the machine lead back to the count', async () => {
    await visit(page, '/inventaire')
    await expect(page.getByRole('link', { name: 'Reprendre Taina-3 (9 sur 12)' })).toBeVisible()
    await visit(page, '/inventaire/3')
    await page.getByRole('link', { name: 'Reprendre (9 sur 12)' }).click()
    await expect(figure(page, 12)).toHaveText('9 sur 12')
  })

  await test.step('[INV-05] a sign-out asks before a count is lost, on every screen, and frees its machine', async () => {
    await page.getByRole('link', { name: 'Livraisons' }).click()
    // The new page takes the focus, which closes an open menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Livraisons' })).toBeFocused()
    const question = page.getByRole('dialog', { name: 'Quitter sans garder le comptage\u{202F}?' })
    await signOut(page, /Opérateur/)
    await question.getByRole('button', { name: 'Rester' }).click()
    await page.goBack()
    await expect(figure(page, 12)).toHaveText('9 sur 12')
    await signOut(page, /Opérateur/)
    await question.getByRole('button', { name: 'Quitter', exact: true }).click()
    await expect(page).toHaveURL('/connexion')
    await signIn(page, 'technicien')
    await expect(page).toHaveURL('/societes')
    await visit(page, '/inventaire/3/comptage')
    await start(page)
  })

  await test.step('[INV-05] a second tab cannot count the machine until the first tab gives it up', async () => {
    const second = await context.newPage()
    await second.goto('/inventaire/3/comptage')
    await begin(second).click()
    await expect(second.getByText('Déjà en cours dans un autre onglet')).toBeVisible()
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await yes(page).click()
    await begin(second).click()
    await expect(figure(second, 12)).toHaveText('0 sur 12')
    await second.close()
  })
})

/** The parcels that are covered or outside the window while they have the focus. */
const hiddenWithFocus = (parcels: Locator) =>
  parcels.evaluateAll(async (lines) => {
    const hidden: (string | null)[] = []
    for (const line of lines as HTMLElement[]) {
      line.focus()
      // The bars follow the page one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, right, top, bottom } = line.getBoundingClientRect()
      const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      const across = [left + 4, (left + right) / 2, right - 4]
      const down = [top + 4, (top + bottom) / 2, bottom - 4]
      const isBelowOther = across.some((x) => down.some((y) => !line.contains(document.elementFromPoint(x, y))))
      if (isBelowOther || !isInWindow) hidden.push(line.textContent)
    }
    return hidden
  })

test('[INV-01] [INV-04] the inventory and the count on a phone @phone', async ({ world, as, context }) => {
  await seedCount(world)
  await world.seed({
    orders: [{ id: 6, status: 'overtime' }, parcel(301, { barcode: 'PERDU-301', locker: null, bookingSlot: null })],
  })
  const page = await as('operator').open('/inventaire')
  const field = page.getByRole('textbox', { name: 'Code du colis' })
  const parcels = page.getByRole('button', { name: /CMP-/ })

  await test.step('[INV-01] the inventory fits a phone: a machine is one line, the fullest first, and the table without a head sorts too', async () => {
    const names = page.getByRole('table', { name: 'Inventaire' }).getByRole('rowheader')
    await expect(names).toHaveText(['Taina-3', 'Arue-4', 'Faaa-5'])
    expect(await sideways(page)).toBe(0)
    expect((await row(page, 'Taina-3').boundingBox())?.height).toBeLessThan(48)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom')
    await expect(names).toHaveText(['Arue-4', 'Faaa-5', 'Taina-3'])
    await expect(page).toHaveURL('/inventaire?tri=name')
    await page.getByRole('link', { name: 'Taina-3' }).click()
    await expect(page.getByRole('rowheader', { name: 'CMP-105' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysWithLargeText(page)).toBe(0)
      expect(await sidewaysSpacedOut(page)).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('[INV-04] parcels are counted with one thumb', async () => {
    await page.getByRole('link', { name: 'Compter' }).tap()
    await begin(page).tap()
    const first = page.getByRole('button', { name: /CMP-101/ })
    await first.tap()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveAccessibleName(/^casier\s+2\s*,\s*CMP-101\s*, présent$/)
    await first.tap()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await field.fill('CMP-103')
    await page.getByRole('button', { name: 'Compter' }).tap()
    await expect(figure(page, 12)).toHaveText('1 sur 12')
    expect(await sideways(page)).toBe(0)
  })

  await test.step('[INV-04] in a low window no bar covers the focused parcel or field', async () => {
    // A lying phone, an enlargement to 400 %, and a phone with its keyboard.
    for (const [width, height] of [
      [740, 360],
      [320, 256],
      [360, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(parcels).toHaveCount(12)
      expect(await hiddenWithFocus(parcels)).toEqual([])
      await field.focus()
      expect(await isCovered(field)).toBe(false)
      expect(await sideways(page)).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('[INV-04] nothing at the bottom covers the exits, and the report starts at its title', async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
    await expect.poll(() => isCovered(finish(page))).toBe(false)
    await waitForIdleCode(page)
    await context.setOffline(true)
    await expect(page.getByText(/^Vous êtes hors ligne/)).toBeInViewport()
    await expect.poll(() => isCovered(finish(page))).toBe(false)
    await context.setOffline(false)
    await finish(page).tap()
    const title = page.getByRole('heading', { level: 1, name: 'Compte rendu\u{A0}: Taina-3' })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport({ ratio: 1 })
    await look(page, 'count-report')
    await expect(page.getByRole('button', { name: 'Reprendre le comptage' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
  })
})
