import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { numberAt } from '../builders/round.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { print } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { code128 } from '../support/pages/labels.ts'
import { yes } from '../support/pages/order-menu.ts'
import { finishStep, scanParcels, seedRound, stop, stopNames, stops, told, openRound } from '../support/pages/round.ts'
import { listening, scan } from '../support/pages/scanner.ts'

const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test('a courier sees the round by machine, arranges its machines, prints it, takes parcels, deposits them and takes one back', async ({
  world,
  as,
  context,
}) => {
  await seedRound(world)
  const page = await as('shipper').open('/livraisons')
  await test.step('[TOUR-01] the round has what the books have, by machine, with zone, size, free slots and address', async () => {
    await page.getByRole('link', { name: 'Tournée' }).click()
    await expect(page).toHaveURL('/tournee')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournée')
    await expect(stops(page)).toHaveCount(6)
    const first = stop(page, 'Papeete-1')
    await expect(first).toContainText('4 à déposer, 1 à reprendre')
    await expect(first).toContainText('dont 1 en cours de livraison')
    await expect(first).toContainText(/Frais \(MT\).: 4 de/)
    await expect(first).toContainText(/\d+ casiers? non réservés?/)
    await expect(first.getByRole('link', { name: /Itinéraire/ })).toHaveAttribute('href', /openstreetmap/)
    await first.getByText('Voir les 5 colis').click()
    await expect(first.getByRole('link', { name: /^TR-/ })).toHaveText([
      'TR-103',
      'TR-102',
      'TR-101',
      'TR-104',
      'TR-105',
    ])
    await expectNoAxeViolations(page)
    const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query)).join()
    expect(asked).not.toMatch(/client|shippedBy|receiveCode/)
  })
  await test.step('[TOUR-02] the order is proposed from a start, changed by buttons and by dragging, and kept on the device', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -17.73, longitude: -149.31 })
    await page.getByRole('combobox', { name: 'Départ' }).selectOption('Mahina-6')
    await expect(page.getByText(/^Ordre proposé à vol d'oiseau depuis Mahina-6.: \d+ km$/)).toBeVisible()
    const fromMahina = ['Mahina-6', 'Papeete-1', 'Faaa-2', 'Punaauia-3', 'Paea-4', 'Taravao-5']
    const numbered = (names: string[]) => names.map((name, place) => `${place + 1}. ${name}`)
    await expect(stopNames(page)).toHaveText(numbered(fromMahina))

    const up = page.getByRole('button', { name: 'Monter Faaa-2' })
    await up.click()
    await expect(stopNames(page).nth(1)).toHaveText('2. Faaa-2')
    await expect(up).toBeFocused()
    await page.getByRole('button', { name: 'Descendre Mahina-6' }).click()
    await expect(stopNames(page).nth(1)).toHaveText('2. Mahina-6')

    // The handle of the third machine is dragged above the first one.
    const handle = page.getByTitle("Glisser pour changer l'ordre")
    await handle.nth(2).hover()
    await page.mouse.down()
    const top = await stops(page).first().boundingBox()
    await page.mouse.move(top?.x ?? 0, (top?.y ?? 0) + 2, { steps: 5 })
    await page.mouse.up()
    const changed = ['Papeete-1', 'Faaa-2', 'Mahina-6', 'Punaauia-3', 'Paea-4', 'Taravao-5']
    await expect(stopNames(page)).toHaveText(numbered(changed))
    await page.reload()
    await expect(stopNames(page)).toHaveText(numbered(changed))

    await page.getByRole('button', { name: 'Partir de ma position' }).click()
    await expect(page.getByText(/depuis votre position/)).toBeVisible()
    await expect(stopNames(page).first()).toHaveText('1. Taravao-5')
    expect(JSON.stringify(await storageOf(page))).not.toMatch(/17\.73|149\.3/)
  })
  await test.step('[TOUR-06] the road sheet has a block for each machine and a line with its code for each parcel', async () => {
    const names = await stopNames(page).allTextContents()
    await page.evaluate(() => (window.print = () => {}))
    await page.getByRole('button', { name: 'Imprimer la feuille de route' }).click()
    await expect(page.locator('[data-print-view]')).toBeAttached()
    const pages = await print(page)
    expect(new Set(pages.map(({ size }) => size))).toEqual(new Set(['210 × 297']))
    const codes = pages.flatMap((paper) => paper.codes)
    const machines = [1, 2, 3, 4, 5, 6]
    const expected = machines.flatMap((machine) =>
      [1, 2, 3, 4, 5].map((place) => code128(`TR-${numberAt(machine, place)}`)),
    )
    expect(codes).toHaveLength(30)
    expect(codes).toEqual(expect.arrayContaining(expected))
    const text = pages.map((paper) => paper.text).join('\n')
    expect(text).toMatch(/Feuille de route/)
    // In the order of the screen.
    expect(names.map((name) => text.indexOf(name))).not.toContain(-1)
    expect(names.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(names)
    expect(text.match(/☐/g)).toHaveLength(30)
    expect(text).not.toMatch(/Tapare|Menu principal|Actualiser/)
  })
  await test.step('[TOUR-03] parcels are taken at the depot, and strangers are told at once', async () => {
    await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await listening(page)
    await scanParcels(page, 1, [1, 2, 3])
    await scan(page, 'TR-101')
    await told(page, 'TR-101\u{A0}: déjà scanné')
    await scan(page, 'TR-104')
    await told(page, 'TR-104\u{A0}: déjà pris en charge')
    await scan(page, 'PARTI-9')
    await told(page, "PARTI-9\u{A0}: n'est pas de cette tournée")
    await count(page, '3 sur 18')
    await expectNoAxeViolations(page)
    await finishStep(page).click()
    await yes(page).click()
    await expect(page.getByRole('heading', { name: '3 faites' })).toBeVisible()
    await page.getByRole('button', { name: 'Fermer', exact: true }).click()
    expect(await world.patches()).toEqual(
      expect.arrayContaining([1, 2, 3].map((place) => [`/api/orders/10${place}`, { status: 'picked_up' }])),
    )
  })
  await test.step('[TOUR-04] parcels are deposited and taken back, and those of other machines are refused', async () => {
    await world.forgetRequests()
    await stop(page, 'Papeete-1').getByRole('button', { name: 'Déposer ici (4)' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Déposer\u{A0}: Papeete-1')
    await scanParcels(page, 1, [1, 2, 3, 4])
    await scan(page, 'TR-204')
    await told(page, 'TR-204\u{A0}: pour Faaa-2, pas pour cette machine')
    await scan(page, 'INCONNU-1')
    await expect(page.getByRole('region', { name: 'Refusés' }).getByRole('listitem')).toHaveCount(2)
    await finishStep(page).click()
    await yes(page).click()
    await expect(page.getByRole('heading', { name: '4 faites' })).toBeVisible()
    await page.getByRole('button', { name: 'Fermer', exact: true }).click()
    await stop(page, 'Papeete-1').getByRole('button', { name: 'Reprendre (1)' }).click()
    // A tap on the line is enough where a code cannot be read.
    await page.getByRole('button', { name: /^TR-105/ }).click()
    await finishStep(page).click()
    await yes(page).click()
    await expect(page.getByRole('heading', { name: '1 faite' })).toBeVisible()
    await page.getByRole('button', { name: 'Fermer', exact: true }).click()
    await expect(stops(page)).toHaveCount(5)
    expect((await world.patches()).length).toBe(5)
    expect(await world.patches()).toContainEqual(['/api/orders/105', { status: 'operout' }])
  })
})

test('[TOUR-01] [TOUR-02] [TOUR-03] an administrator chooses a courier, whose parcels and machines alone count', async ({
  world,
  as,
}) => {
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
  await test.step('[TOUR-01] the round has the parcels of the chosen courier, or those without one', async () => {
    await expect(stops(page)).toHaveCount(6)
    await choice.selectOption({ index: 1 })
    await expect(page).toHaveURL(/livreur=501/)
    await expect(stop(page, 'Papeete-1')).toContainText('1 à déposer')
    await choice.selectOption('Sans livreur')
    await expect(stop(page, 'Papeete-1')).toContainText('3 à déposer, 1 à reprendre')
    await choice.selectOption('Tous')
  })
  await test.step('[TOUR-02] an order that is changed while a courier is chosen leaves the machines of the others in their places', async () => {
    await page.getByRole('combobox', { name: 'Départ' }).selectOption('Mahina-6')
    const names = async () => (await stopNames(page).allTextContents()).map((name) => name.replace(/^\d+\. /, ''))
    await expect.poll(names).toEqual(['Mahina-6', 'Papeete-1', 'Faaa-2', 'Punaauia-3', 'Paea-4', 'Taravao-5'])
    await choice.selectOption({ index: 1 })
    await expect.poll(names).toEqual(['Mahina-6', 'Papeete-1', 'Faaa-2', 'Paea-4'])
    await page.getByRole('button', { name: 'Monter Paea-4' }).click()
    await choice.selectOption('Tous')
    await expect.poll(names).toEqual(['Mahina-6', 'Papeete-1', 'Paea-4', 'Punaauia-3', 'Faaa-2', 'Taravao-5'])
  })
  await test.step('[TOUR-01] [TOUR-03] a step keeps the courier that was chosen, and refuses the parcels of another one', async () => {
    await choice.selectOption({ index: 1 })
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
  await test.step('[TOUR-01] where the server does not tell who brings a parcel, the page says so', async () => {
    await seedRound(world, null)
    await page.goto('/tournee')
    await expect(page.getByText(/^Le serveur ne dit pas qui livre/)).toBeVisible()
    await expect(choice).toHaveCount(0)
    await expect(stops(page)).toHaveCount(6)
  })
})

test('[TOUR-04] a step is done with one thumb on a phone @phone', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await expect(stops(page)).toHaveCount(6)
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
  await stop(page, 'Faaa-2').getByRole('button', { name: 'Déposer ici (1)' }).tap()
  await page.getByRole('button', { name: /^TR-204/ }).tap()
  await count(page, '1 sur 1')
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
  for (const button of [finishStep(page), page.getByRole('button', { name: 'Abandonner' })])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
