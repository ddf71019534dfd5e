import { anOrder } from '../builders/order.ts'
import { numberAt } from '../builders/round.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { print } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { code128 } from '../support/pages/labels.ts'
import {
  depositOffline,
  finishStep,
  openRound,
  scanParcels,
  seedRound,
  stop,
  stopNames,
  stops,
  told,
  waitingChanges,
} from '../support/pages/round.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { title, yes } from '../support/pages/vocabulary.ts'

test('[TOUR-06] the road sheet has a block a machine and a line with its code a parcel', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await page.getByRole('combobox', { name: 'Départ' }).selectOption('Mahina-6')
  await expect(stopNames(page).first()).toHaveText('1. Mahina-6')
  const names = await stopNames(page).allTextContents()
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Imprimer la feuille de route' }).click()
  await expect(page.locator('[data-print-view]')).toBeAttached()
  const pages = await print(page)
  expect(new Set(pages.map(({ size }) => size))).toEqual(new Set(['210 × 297']))
  const codes = pages.flatMap((paper) => paper.codes)
  const expected = [1, 2, 3, 4, 5, 6].flatMap((machine) =>
    [1, 2, 3, 4, 5].map((place) => code128(`TR-${numberAt(machine, place)}`)),
  )
  expect(codes).toHaveLength(30)
  expect(codes).toEqual(expect.arrayContaining(expected))
  const text = pages.map((paper) => paper.text).join('\n')
  expect(text).toMatch(/Feuille de route/)
  expect(names.map((name) => text.indexOf(name))).not.toContain(-1)
  expect(names.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(names)
  expect(text.match(/☐/g)).toHaveLength(30)
  expect(text).not.toMatch(/Tapare|Menu principal|Actualiser/)
})

test('[TOUR-01] [TOUR-03] an administrator chooses a courier, whose parcels alone count', async ({ world, as }) => {
  await seedRound(world)
  const other = { status: 'picked_up', company: 7, client: 5, locker: 2, bookingSlot: 2, shippedBy: null }
  await world.seed({
    orders: [
      anOrder({ id: 299, barcode: 'TR-299', ...other }),
      ...[3, 5].map((machine) => ({ id: numberAt(machine, 4), shippedBy: null })),
    ],
  })
  const page = await as('admin').open('/tournee')
  const choice = page.getByRole('combobox', { name: 'Livreur' })
  await expect(stops(page)).toHaveCount(6)
  await choice.selectOption('Sans livreur')
  await expect(stop(page, 'Papeete-1')).toContainText('3 à déposer, 1 à reprendre')
  await choice.selectOption({ index: 1 })
  await expect(page).toHaveURL(/livreur=501/)
  await expect(stop(page, 'Papeete-1')).toContainText('1 à déposer')
  await stop(page, 'Faaa-2').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await expect(page.getByText('0 sur 1', { exact: true })).toBeVisible()
  await scan(page, 'TR-299')
  await told(page, "TR-299\u{A0}: n'est pas de cette tournée")
  await scanParcels(page, 2, [4])
  await page.reload()
  await expect(page.getByText('1 sur 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await yes(page).click()
  await expect(stops(page)).toHaveCount(4)
})

test('[TOUR-02] a machine name of 200 letters takes two lines, and is read in full @phone', async ({ world, as }) => {
  const long = 'Carrefour '.repeat(20).trim()
  await seedRound(world)
  await world.seed({ lockers: [{ id: 1, shortLocation: long }] })
  const page = await as('shipper').open('/tournee')
  const name = stopNames(page).getByRole('button', { name: long })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.height).toBeLessThan(60)
  expect(await sideways(page)).toBe(0)
})

test('[TOUR-04] a step is done with one thumb on a phone @phone', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await expect(stops(page)).toHaveCount(6)
  expect(await sideways(page)).toBe(0)
  await stop(page, 'Faaa-2').getByRole('button', { name: 'Déposer ici (1)' }).tap()
  await page.getByRole('button', { name: /^TR-204/ }).tap()
  await expect(page.getByText('1 sur 1', { exact: true })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
  for (const button of [finishStep(page), page.getByRole('button', { name: 'Abandonner' })])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('[TOUR-04] a double tap on « Déposer ici » marks no parcel and leaves no step @phone', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  for (const [name, reducedMotion] of [
    ['Papeete-1', 'no-preference'],
    ['Mahina-6', 'no-preference'],
    ['Papeete-1', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const begin = stop(page, name).getByRole('button', { name: 'Déposer ici (1)' })
    if (!(await begin.isVisible())) await stopNames(page).filter({ hasText: name }).getByRole('button').tap()
    const { x = 0, y = 0, width = 0, height = 0 } = (await begin.boundingBox()) ?? {}
    for (const _ of ['first', 'second']) await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(title(page, `Déposer\u{A0}: ${name}`)).toBeVisible()
    await expect(page.getByText('0 sur 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Abandonner' }).tap()
    await expect(stops(page)).toHaveCount(6)
  }
})

test('[TOUR-05] [APP-02] a step whose parcels cannot be read goes on with those of its beginning', async ({
  world,
  as,
}) => {
  const page = await openRound(world, as('shipper'))
  await stop(page, 'Paea-4').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await world.fault({ path: '/orders\\?.*itemsPerPage=100' }, { status: 503 })
  await page.reload()
  await expect(page.getByText('0 sur 1', { exact: true })).toBeVisible()
  await listening(page)
  await scan(page, 'TR-101')
  await told(page, "TR-101\u{A0}: non vérifié, les colis attendus n'ont pas tous été lus")
  await expect(page.getByRole('region', { name: 'Refusés' })).toHaveCount(0)
  await scanParcels(page, 4, [4])
  await world.forgetRequests()
  await finishStep(page).click()
  await yes(page).click()
  await expect.poll(() => world.patches()).toEqual([['/api/orders/404', { status: 'operin' }]])
})

test('[TOUR-05] a change that the server refuses says why, and is abandoned alone', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
  await listening(page)
  await context.setOffline(true)
  await scanParcels(page, 1, [1, 2])
  await finishStep(page).click()
  await yes(page).click()
  await world.fault({ method: 'PATCH', path: '/orders/101' }, { status: 503 })
  await context.setOffline(false)
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Abandonner/ }) })
  await expect(lines).toHaveText(/^TR-101\u{A0}: en cours de livraison, pas enregistré \(erreur 503 du serveur\)/u)
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
  await expectNoAxeViolations(page)
  await world.forgetRequests()
  await lines.getByRole('button').click()
  await yes(page).click()
  await expect(page.getByText('1 changement envoyé')).toBeVisible()
  await expect(waitingChanges(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Prendre en charge (17)' })).toBeVisible()
  expect(await world.patches()).toEqual([])
})

test('[TOUR-05] a step that ends while changes are being sent goes with them', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await depositOffline(page)
  const sending = await holdCalls(page, 'PATCH **/api/orders/404')
  await world.forgetRequests()
  await context.setOffline(false)
  await expect(page.getByText('Envoi de 1 changement…')).toBeVisible()
  await stop(page, 'Taravao-5').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await scanParcels(page, 5, [4])
  await finishStep(page).click()
  await expect(page.getByRole('dialog')).toContainText('ceux-ci partiront avec eux')
  await yes(page).click()
  await sending.letAll()
  await expect(page.getByText('2 changements envoyés')).toBeVisible()
  expect(await world.patches()).toEqual([404, 504].map((id) => [`/api/orders/${id}`, { status: 'operin' }]))
})
