import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { print } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { code128, format, ready, seedLabels } from '../support/pages/labels.ts'
import { retryButton, visit } from '../support/pages/vocabulary.ts'

/** Prints labels, converts them to pictures, and decodes them with a library other than the one that draws the codes. */

const symbol = (page: Page) => page.getByRole('combobox', { name: 'Code' })

const qr = (text: string) => ({ format: 'QRCode', text })

test('labels come out at their size, without the console and without names, and a reader reads them', async ({
  world,
  as,
  page,
}) => {
  await seedLabels(world)
  await world.fault({ path: '/orders/99' }, { status: 404 })
  await as('shipper').open('/livraisons/etiquettes?commandes=11,21,22,23,99')

  await test.step('[LBL-03] [LBL-04] labels have no names, and unreadable deliveries are refused with a reason', async () => {
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
    const calls = await world.requests('GET /api/orders')
    const asked = calls.map(({ query }) => decodeURIComponent(query))
    // Five deliveries, and the submission of the first one.
    expect(new Set(calls.map(({ path }) => path))).toEqual(
      new Set(['/api/orders', ...[11, 21, 22, 23, 99].map((id) => `/api/orders/${id}`)]),
    )
    for (const query of asked) expect(query).toContain('q[]=barcode')
    expect(asked.join()).not.toMatch(/client|receiveCode|phone|email/)
  })

  await test.step('[LBL-03] initials are printed only on demand', async () => {
    await page.getByRole('switch', { name: 'Initiales du destinataire' }).click()
    await expect(page.getByText('M. T.').first()).toBeVisible()
    const [named] = await print(page)
    expect(named?.text).toContain('M. T.')
    expect(named?.text).not.toMatch(/Moea|Tapare/)
  })

  await test.step('[LBL-04] a QR code takes what the Code 128 does not, and a delivery that was not read is read again', async () => {
    await symbol(page).selectOption('QR')
    await expect(ready(page)).toHaveText('4 étiquettes prêtes à imprimer.')
    const codes = (await print(page)).flatMap((paper) => paper.codes)
    expect(codes).toEqual([qr('CMP-0001-ABCDEFGH-1'), qr('Épicerie 21'), qr('X'.repeat(60)), qr('CMP 23 AVEC ESPACES')])

    await world.mend()
    await world.seed({ orders: [anOrder({ id: 99, barcode: 'CMP-99' })] })
    await retryButton(page).click()
    await expect(ready(page)).toHaveText('5 étiquettes prêtes à imprimer.')
  })

  await test.step('[LBL-01] [LBL-02] [LBL-04] on a roll of 62 × 29 mm each label is a page', async () => {
    await visit(page, '/livraisons/etiquettes?commandes=11,12,13')
    await symbol(page).selectOption('Code 128')
    await expect(ready(page)).toHaveText('3 étiquettes prêtes à imprimer.')
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
  })
  await test.step('on a roll of 100 × 50 mm', async () => {
    await format(page).selectOption({ label: '100 × 50 mm' })
    const pages = await print(page)
    expect(pages.map(({ size }) => size)).toEqual(['100 × 50', '100 × 50', '100 × 50'])
    expect(pages[2]?.codes).toHaveLength(2)
  })
  await test.step('[LBL-02] on an A4 sheet they begin at the chosen place', async () => {
    await format(page).selectOption({ label: 'Planche A4, 3 × 8' })
    await page.getByRole('radio', { name: 'Place 19' }).check({ force: true })
    // The arrows move as the eye does, on three columns.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Place 23' })).toBeFocused()
    const pages = await print(page)
    expect(pages.map(({ size }) => size)).toEqual(['210 × 297', '210 × 297'])
    expect(pages.map(({ codes }) => codes.filter(({ format: kind }) => kind === 'Code128').length)).toEqual([2, 1])
  })
  await test.step('[LBL-02] the device keeps the choice', async () => {
    await page.reload()
    await expect(format(page)).toHaveValue('a4')
    await expect(symbol(page)).toHaveValue('both')
    await expect(page.getByRole('radio', { name: 'Place 23' })).toBeChecked()
  })
  await expectNoAxeViolations(page)
})

test('[LBL-02] the labels fit a phone @phone', async ({ world, as }) => {
  await seedLabels(world)
  const page = await as('operator').open('/livraisons/etiquettes?commandes=11')
  await expect(ready(page)).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await format(page).selectOption({ label: '100 × 50 mm' })
  expect(await sideways(page)).toBe(0)
})
