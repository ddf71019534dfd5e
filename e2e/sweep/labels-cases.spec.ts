import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { print } from '../support/measures/paper.ts'
import { format, ready, seedLabels } from '../support/pages/labels.ts'
import { box, choose, selectButton } from '../support/pages/selection.ts'

const hostile = '<img src=x onerror=alert(1)> «\u{202E}Hélène\u{202C}» & Fils'
const barcodes = ['X'.repeat(60), '<b>"&\'', 'CMP-0001-ABCDEFGH-3']

for (const { label, size, pages } of [
  { label: '62\u{A0}×\u{A0}29\u{A0}mm', size: '62 × 29', pages: 3 },
  { label: '100\u{A0}×\u{A0}50\u{A0}mm', size: '100 × 50', pages: 3 },
  { label: 'Planche A4, 3\u{A0}×\u{A0}8', size: '210 × 297', pages: 1 },
])
  test(`[LBL-01] [LBL-02] [LBL-04] long names, hostile texts and a code of 60 characters on ${size}`, async ({
    world,
    as,
  }) => {
    const shortLocation = `Machine du port autonome de ${'Papeete '.repeat(9)}`
    const temperatureZones = [aZone({ id: 30, name: hostile, slots: [aSlot({ id: 30, capacity: 90 })] })]
    await world.start({
      companies: [aCompany({ id: 7, name: `${hostile} ${'Société très longue '.repeat(8)}` })],
      clients: [aClient({ id: 5, firstname: 'Marie-Hélène '.repeat(12), lastname: '<script>alert(1)</script>' })],
      lockers: [aLocker({ id: 3, shortLocation, temperatureZones })],
      bookingSlots: [{ id: 30, slot: 30, company: 7, capacity: 50, active: true }],
      orders: barcodes.map((barcode, at) =>
        anOrder({ id: 11 + at, barcode, company: 7, client: 5, locker: 3, bookingSlot: 30 }),
      ),
    })
    const page = await as('member').open('/livraisons/etiquettes?commandes=11,12,13')
    await page.getByRole('switch', { name: 'Initiales du destinataire' }).click()
    await page.getByRole('combobox', { name: 'Code' }).selectOption('QR')
    await format(page).selectOption({ label })
    await expect(ready(page)).toHaveText('3 étiquettes prêtes à imprimer.')
    const printed = await print(page)
    expect(printed.map((paper) => paper.size)).toEqual(Array.from({ length: pages }, () => size))
    const codes = printed.map((paper) => paper.codes.map(({ text }) => text))
    expect(codes.map(({ length }) => length)).toEqual(pages === 3 ? [1, 1, 1] : [3])
    expect(codes.flat().toSorted()).toEqual(barcodes.toSorted())
    const text = printed.map((paper) => paper.text).join()
    expect(text).toContain('M. <.')
    expect(text).not.toMatch(/Marie|script/)
  })

test('[BULK-02] a selection leads to its labels', async ({ world, as }) => {
  await seedLabels(world)
  const page = await as('shipper').open('/livraisons')
  await selectButton(page).click()
  for (const id of [11, 12]) await box(page, id).check()
  await choose(page, 'Étiquettes')
  await expect(ready(page)).toHaveText('2 étiquettes prêtes à imprimer.')
})
