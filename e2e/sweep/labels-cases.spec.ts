import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { print } from '../support/measures/paper.ts'
import { code128, ready } from '../support/pages/labels.ts'
import { box, choose, selectButton } from '../support/pages/selection.ts'
import { card, visit } from '../support/pages/vocabulary.ts'
import { openRecap, seedVini, validate } from '../support/pages/wizard.ts'

/** Labels of unusual parcels: each on a separate label, in its size, with a readable code. */

const hostile = '<img src=x onerror=alert(1)> «\u{202E}Hélène\u{202C}» & Fils'
const barcodes = ['X'.repeat(60), '<b>"&\'', 'CMP-0001-ABCDEFGH-3']

const formats = [
  { label: '62 × 29 mm', size: '62 × 29', pages: 3 },
  { label: '100 × 50 mm', size: '100 × 50', pages: 3 },
  { label: 'Planche A4, 3 × 8', size: '210 × 297', pages: 1 },
]

test('[LBL-01] [LBL-02] [LBL-04] long names, hostile texts and a code of 60 characters, on each format', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 7, name: `${hostile} ${'Société très longue '.repeat(8)}` })],
    clients: [aClient({ id: 5, firstname: 'Marie-Hélène '.repeat(12), lastname: '<script>alert(1)</script>' })],
    lockers: [
      aLocker({
        id: 3,
        shortLocation: `Machine du port autonome de ${'Papeete '.repeat(9)}`,
        temperatureZones: [aZone({ id: 30, name: hostile, slots: [aSlot({ id: 30, capacity: 90 })] })],
      }),
    ],
    bookingSlots: [{ id: 30, slot: 30, company: 7, capacity: 50, active: true }],
    orders: barcodes.map((barcode, at) =>
      anOrder({ id: 11 + at, barcode, company: 7, client: 5, locker: 3, bookingSlot: 30 }),
    ),
  })
  const page = await as('member').open('/livraisons/etiquettes?commandes=11,12,13')
  await page.getByRole('switch', { name: 'Initiales du destinataire' }).click()
  await page.getByRole('combobox', { name: 'Code' }).selectOption('QR')
  for (const { label, size, pages } of formats)
    await test.step(label, async () => {
      await page
        .getByRole('combobox', { name: 'Format' })
        .selectOption({ label: label.replaceAll(' × ', '\u{A0}×\u{A0}').replace(' mm', '\u{A0}mm') })
      await expect(page.getByText('3 étiquettes prêtes à imprimer.')).toBeVisible()
      const printed = await print(page)
      expect(printed.map((paper) => paper.size)).toEqual(Array.from({ length: pages }, () => size))
      const codes = printed.flatMap((paper) => paper.codes)
      expect(codes.map(({ text }) => text).toSorted()).toEqual(barcodes.toSorted())
      if (pages === 3) expect(printed.map((paper) => paper.codes.length)).toEqual([1, 1, 1])
      const text = printed.map((paper) => paper.text).join()
      expect(text).toContain('M. <.')
      expect(text).not.toMatch(/Marie|script/)
    })
})

test('[LBL-01] [BULK-02] the wizard leads to the labels of what it has created, a delivery to its label, a selection to its labels', async ({
  world,
  as,
  page,
}) => {
  await seedVini(world)
  const printButton = page.getByRole('button', { name: /^Imprimer/ })
  await openRecap(page, as('member').open, { 'Taina-3': 2, Punaauia: 1 })
  await validate(page)
  const labels = page.getByRole('link', { name: 'Imprimer les 3 étiquettes' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: /^Filtres/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(labels).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 850 })
  await labels.click()
  await expect(ready(page)).toHaveText('3 étiquettes prêtes à imprimer.')
  await expect(printButton).toHaveText('Imprimer les 3 étiquettes')
  const [, second] = await print(page)
  expect(second?.text).toContain('2/3')
  expect(second?.codes).toEqual([code128(expect.stringMatching(/^vini-01-[A-Z]{8}-2$/))])

  const [id = '', other = ''] = new URL(page.url()).searchParams.get('commandes')?.split(',') ?? []
  await visit(page, `/livraisons/detail/${id}`)
  await card(page, 'Informations').getByRole('link', { name: 'Étiquette' }).click()
  await expect(page).toHaveURL(`/livraisons/etiquettes?commandes=${id}`)
  await expect(printButton).toHaveText("Imprimer l'étiquette")

  await as('shipper').open('/livraisons')
  await selectButton(page).click()
  for (const each of [id, other]) await box(page, Number(each)).check()
  await choose(page, 'Étiquettes')
  await expect(ready(page)).toHaveText('2 étiquettes prêtes à imprimer.')
})
