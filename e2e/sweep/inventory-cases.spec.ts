import { holdCalls } from '../support/fixtures/hold.ts'
import { plant } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { isCovered, sideways, sidewaysWithLargeText } from '../support/measures/screen.ts'
import {
  begin,
  figure,
  finish,
  openCount,
  parcel,
  said,
  scanAll,
  seedCount,
  strangers,
} from '../support/pages/count.ts'
import { seedParcels } from '../support/pages/inventory.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { card, retryButton, visit, waitForIdleCode, yes } from '../support/pages/vocabulary.ts'

test('[INV-01] the parcels of a machine are read after its page', async ({ as, page, world }) => {
  await seedParcels(world)
  const held = await holdCalls(page, 'GET **/api/lockers/3?*')
  await as('member').open('/lockers/detail/3')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect.poll(held.count).toBe(1)
  expect(await world.parcelReads()).toEqual([])
  await held.letAll()
  await expect(page.getByRole('link', { name: 'Colis dans cette machine (au moins 5)' })).toBeVisible()
  expect(await world.parcelReads()).toHaveLength(4)
})

test('[INV-05] the page of another machine leads to the count that is under way', async ({ world, as }) => {
  const page = await openCount(world, as('operator'))
  await visit(page, '/inventaire/4/comptage')
  await expect(page.getByText('Un comptage de «\u{A0}Taina-3\u{A0}» est en cours dans cet onglet.')).toBeVisible()
  await expect(begin(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Aller à ce comptage' }).click()
  await expect(figure(page, 12)).toHaveText('0 sur 12')
})

test('[INV-04] in a low window no bar covers the focused parcel or field @phone', async ({ world, as }) => {
  const page = await openCount(world, as('operator'))
  const field = page.getByRole('textbox', { name: 'Code du colis' })
  const parcels = page.getByRole('button', { name: /CMP-/ })
  // A lying phone, an enlargement to 400 %, and a phone with its keyboard.
  for (const [width, height] of [
    [740, 360],
    [320, 256],
    [360, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(parcels).toHaveCount(12)
    // The screen takes no press in its first moment.
    for (const each of await parcels.all()) {
      await each.focus()
      await expect(each).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isCovered(each)).toBe(false)
    }
    await field.focus()
    expect(await isCovered(field)).toBe(false)
    expect(await sideways(page)).toBe(0)
  }
})

test('[INV-04] nothing at the bottom of a phone covers « Terminer » @phone', async ({ world, as, context }) => {
  const page = await openCount(world, as('operator'))
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
  await expect.poll(() => isCovered(finish(page))).toBe(false)
  await waitForIdleCode(page)
  await context.setOffline(true)
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeInViewport()
  await expect.poll(() => isCovered(finish(page))).toBe(false)
})

test('[INV-02] the checklist of each machine, also an unknown one, begins on a new page', async ({ world, as }) => {
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

test('[INV-01] the parcels of a machine fit narrow and wide windows with large text @phone', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('operator').open('/inventaire/3')
  await expect(page.getByRole('rowheader', { name: 'CMP-105' })).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysWithLargeText(page)).toBe(0)
  }
})

test('[INV-05] the copy of a tab goes on with the count once the first is closed', async ({ world, as, context }) => {
  const page = await openCount(world, as('operator'))
  const elsewhere = 'Déjà en cours dans un autre onglet'
  await scanAll(page, 100, 101)
  // « Duplicate tab » copies the session storage.
  const persisted = await page.evaluate(() => sessionStorage.getItem('eb_count') ?? '')
  const copy = await context.newPage()
  await plant(copy, 'sessionStorage', { eb_count: persisted })
  await copy.goto('/inventaire/3/comptage')
  await expect(copy.getByText(elsewhere)).toBeVisible()
  await retryButton(copy).click()
  await expect(copy.getByText(elsewhere)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  // The browser frees the lock of a closed tab a moment later, so a person may have to ask twice.
  await expect(async () => {
    await retryButton(copy).click({ timeout: 1_000 })
    await expect(figure(copy, 12)).toHaveText('2 sur 12', { timeout: 1_000 })
  }).toPass()
  await listening(copy)
  await scan(copy, 'CMP-104')
  await said(copy, 'CMP-104\u{A0}: présent, casier 5')
})

test('[INV-05] a count that ends without a network is completed when it is back', async ({ world, as, context }) => {
  const page = await openCount(world, as('shipper'))
  await context.setOffline(true)
  await scanAll(page, 100, 109)
  await scan(page, 'AILLEURS-1')
  await finish(page).click()
  await expect(card(page, 'Absents').getByRole('listitem')).toHaveText([/^CMP-110/, /^CMP-111/])
  await expect(page.getByText(/^l'état actuel n'a pas pu être lu/)).toBeVisible()
  await context.setOffline(false)
  await expect(strangers(page)).toHaveText([/^AILLEURS-1Attendue dans Arue-4 \(déposée\)/])
  // The status of the missing parcels is refetched as well, and can be changed.
  await card(page, 'Absents').getByRole('button', { name: 'Récupérée par le client' }).click()
  await yes(page).click()
  await expect(page.getByRole('heading', { name: '2 faites' })).toBeVisible()
})
