import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { print } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { card, retryButton } from '../support/pages/vocabulary.ts'
import { openRecap, seedVini, validate } from '../support/pages/wizard.ts'

/** Labels are printed, turned into pictures, and read back by another library than the one that draws the codes. */

const ready = (page: Page) => page.getByText(/prêtes? à imprimer\.$/)
const printButton = (page: Page) => page.getByRole('button', { name: /^Imprimer/ })
const format = (page: Page) => page.getByRole('combobox', { name: 'Format' })
const symbol = (page: Page) => page.getByRole('combobox', { name: 'Code' })

/** Three parcels of one submission (11 to 13), and four whose barcodes are odd (21 to 24). */
async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Épicerie Vaima' })],
    clients: [aClient({ id: 5, firstname: 'Moea', lastname: 'Tapare', phone: '87112233', email: 'moea@mail.pf' })],
    lockers: [
      aLocker({
        id: 3,
        shortLocation: 'Taina-3',
        temperatureZones: [aZone({ id: 30, name: 'Frais', myKey: 'MT', slots: [aSlot({ id: 30, capacity: 90 })] })],
      }),
    ],
    bookingSlots: [{ id: 30, slot: 30, company: 7, capacity: 50, active: true }],
  })
  const order = (id: number, barcode: string | null, multiOrderCode: string | null = null) =>
    anOrder({
      id,
      ...(barcode !== null && { barcode }),
      multiOrderCode,
      receiveCode: '91827364',
      client: 5,
      company: 7,
      locker: 3,
      bookingSlot: 30,
    })
  await world.seed({
    orders: [
      ...[1, 2, 3].map((rank) => order(10 + rank, `CMP-0001-ABCDEFGH-${rank}`, 'GROUPEAB')),
      order(21, 'Épicerie 21'),
      order(22, 'X'.repeat(60)),
      order(23, 'CMP 23 AVEC ESPACES'),
    ],
  })
}

const code128 = (text: unknown) => ({ format: 'Code128', text })
const qr = (text: string) => ({ format: 'QRCode', text })

test('[LBL-01] [LBL-02] labels come out at their size, without the console, and a reader reads them', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('shipper').open('/livraisons/etiquettes?commandes=11,12,13')
  await expect(ready(page)).toHaveText('3 étiquettes prêtes à imprimer.')

  await test.step('on a roll of 62 × 29 mm each label is a page', async () => {
    const pages = await print(page)
    expect(pages.map(({ size }) => size)).toEqual(['62 × 29', '62 × 29', '62 × 29'])
    expect(pages.map(({ codes }) => codes)).toEqual([1, 2, 3].map((rank) => [code128(`CMP-0001-ABCDEFGH-${rank}`)]))
    expect(pages[1]?.text).toMatch(/CMP-0001-ABCDEFGH-2\s+Épicerie Vaima\s+Taina-3 · Frais \(MT\)\s+2\/3\s*$/)
  })
  await test.step('[LBL-04] the QR code says the same', async () => {
    await symbol(page).selectOption('Code 128 et QR')
    const [first] = await print(page)
    expect(first?.codes).toHaveLength(2)
    expect(first?.codes).toEqual(expect.arrayContaining([code128('CMP-0001-ABCDEFGH-1'), qr('CMP-0001-ABCDEFGH-1')]))
    await symbol(page).selectOption('QR')
    const [alone] = await print(page)
    expect(alone?.codes).toEqual([qr('CMP-0001-ABCDEFGH-1')])
  })
  await test.step('on a roll of 100 × 50 mm', async () => {
    await format(page).selectOption({ label: '100 × 50 mm' })
    await symbol(page).selectOption('Code 128 et QR')
    const pages = await print(page)
    expect(pages.map(({ size }) => size)).toEqual(['100 × 50', '100 × 50', '100 × 50'])
    expect(pages[2]?.codes).toHaveLength(2)
  })
  await test.step('on an A4 sheet they begin at the chosen place', async () => {
    await format(page).selectOption({ label: 'Planche A4, 3 × 8' })
    await page.getByRole('radio', { name: 'Place 23' }).check({ force: true })
    const pages = await print(page)
    expect(pages.map(({ size }) => size)).toEqual(['210 × 297', '210 × 297'])
    expect(pages.map(({ codes }) => codes.filter(({ format: kind }) => kind === 'Code128').length)).toEqual([2, 1])
  })
  await test.step('the device keeps the choice', async () => {
    await page.reload()
    await expect(format(page)).toHaveValue('a4')
    await expect(symbol(page)).toHaveValue('both')
    await expect(page.getByRole('radio', { name: 'Place 23' })).toBeChecked()
  })
  await expectNoAxeViolations(page)
})

test('[LBL-03] [LBL-04] nobody is named, initials only on demand, and what cannot be read is refused with its reason', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: '/orders/99' }, { status: 404 })
  const page = await as('member').open('/livraisons/etiquettes?commandes=11,21,22,23,99')
  await expect(ready(page)).toHaveText('2 étiquettes prêtes à imprimer.')
  const refused = page.getByRole('list', { name: 'Étiquettes refusées' }).getByRole('listitem')
  await expect(refused).toHaveText([
    'Livraison #21\u{A0}: le Code 128 ne sait pas écrire toutes les lettres de «\u{A0}Épicerie 21\u{A0}». Choisissez le QR.',
    /^Livraison #22.: «.X{60}.» est trop long pour une étiquette de 62.×.29.mm/,
    "Livraison #99\u{A0}: elle n'a pas pu être lue.",
  ])
  const [first, spaces, ...others] = await print(page)
  expect(others).toEqual([])
  expect(spaces?.codes).toEqual([code128('CMP 23 AVEC ESPACES')])
  expect(first?.text).not.toMatch(/Moea|Tapare|M\. T\.|8711|91827364|mail/)
  const asked = (await world.requests('GET /api/orders')).map(({ query }) => decodeURIComponent(query))
  expect(asked.join()).not.toMatch(/client|receiveCode|phone|email/)

  await page.getByRole('switch', { name: 'Initiales du destinataire' }).click()
  await expect(page.getByText('M. T.').first()).toBeVisible()
  const [named] = await print(page)
  expect(named?.text).toContain('M. T.')
  expect(named?.text).not.toMatch(/Moea|Tapare/)

  await symbol(page).selectOption('QR')
  await expect(ready(page)).toHaveText('4 étiquettes prêtes à imprimer.')
  const codes = (await print(page)).flatMap((paper) => paper.codes)
  expect(codes).toEqual([qr('CMP-0001-ABCDEFGH-1'), qr('Épicerie 21'), qr('X'.repeat(60)), qr('CMP 23 AVEC ESPACES')])

  await world.mend()
  await world.seed({ orders: [anOrder({ id: 99, barcode: 'CMP-99' })] })
  await retryButton(page).click()
  await expect(ready(page)).toHaveText('5 étiquettes prêtes à imprimer.')
})

test('[LBL-01] a delivery leads to its label, and the wizard to those of what it has created', async ({
  world,
  as,
}) => {
  await seedVini(world)
  const { open } = as('member')
  const page = await open('/livraisons')
  await openRecap(page, open, { 'Taina-3': 2, Punaauia: 1 })
  await validate(page)
  await page.getByRole('link', { name: 'Imprimer les 3 étiquettes' }).click()
  await expect(ready(page)).toHaveText('3 étiquettes prêtes à imprimer.')
  await expect(printButton(page)).toHaveText('Imprimer les 3 étiquettes')
  const [, second] = await print(page)
  expect(second?.text).toContain('2/3')
  expect(second?.codes).toEqual([code128(expect.stringMatching(/^vini-01-[A-Z]{8}-2$/))])

  const id = new URL(page.url()).searchParams.get('commandes')?.split(',')[0] ?? ''
  await page.goto(`/livraisons/detail/${id}`)
  await card(page, 'Informations').getByRole('link', { name: 'Étiquette' }).click()
  await expect(page).toHaveURL(`/livraisons/etiquettes?commandes=${id}`)
  await expect(printButton(page)).toHaveText("Imprimer l'étiquette")
})

test('[LBL-02] the labels fit a phone @phone', async ({ world, as }) => {
  await seed(world)
  const page = await as('operator').open('/livraisons/etiquettes?commandes=11')
  await expect(ready(page)).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await format(page).selectOption({ label: '100 × 50 mm' })
  expect(await sideways(page)).toBe(0)
})

test('[LBL-01] [BULK-02] a selection of deliveries leads to their labels', async ({ world, as }) => {
  await seed(world)
  const page = await as('shipper').open('/livraisons')
  await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
  for (const id of [11, 12]) await page.getByRole('checkbox', { name: `Sélectionner la livraison ${id}` }).check()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Étiquettes' }).click()
  await expect(ready(page)).toHaveText('2 étiquettes prêtes à imprimer.')
})
