import { expect, test } from '../support/fixtures/test.ts'
import { sideways } from '../support/measures/screen.ts'
import { begin, figure, finish, parcel, said, seedCount, seedMachines, start } from '../support/pages/count.ts'
import { yes } from '../support/pages/order-menu.ts'
import { keysFor, listening, play, scanAtOnce } from '../support/pages/scanner.ts'
import { card, expectFlash, visit } from '../support/pages/vocabulary.ts'

/** Counts of odd machines and odd codes. */

test('[INV-03] [INV-04] 400 parcels of one machine are read page after page, and counted on a phone @phone', async ({
  world,
  as,
}) => {
  await seedMachines(world)
  await world.seed({ orders: Array.from({ length: 400 }, (_, at) => parcel(at + 1, { barcode: `CMP-${1000 + at}` })) })
  // The stub gives at most 100 rows for each call: four pages of one status, and one of each other.
  await world.fault({ path: '^/api/orders\\?.*page=3' }, { delayMs: 1_000 })
  const page = await as('operator').open('/inventaire/3/comptage')
  await expect(page.getByText('partiel\u{A0}: 5 pages sur 7 lues')).toBeVisible()
  await expect(begin(page)).toBeDisabled()
  await start(page, 400)
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: /CMP-1399/ }).tap()
  await Promise.all(Array.from({ length: 399 }, (_, at) => scanAtOnce(page, `CMP-${1000 + at}`)))
  await expect(figure(page, 400)).toHaveText('400 sur 400')
  await page.getByRole('checkbox', { name: 'Restants seulement' }).tap()
  await expect(page.getByText('Tous les colis attendus sont comptés.')).toBeVisible()
  await finish(page).tap()
  await expect(page.getByRole('definition')).toHaveText(['400', '400', '0', '0'])
})

test('counts with odd codes, with another machine, and for an account that sees less', async ({ world, as, page }) => {
  await seedCount(world)
  const codes = ['CMP 7 AVEC ESPACES', 'Épicerie-Hélène', 'X'.repeat(60)]
  const inFaaa = (id: number, barcode: string) => parcel(id, { barcode, locker: 5, bookingSlot: null })
  // Two parcels have the last code.
  await world.seed({ orders: [...codes, 'X'.repeat(60), 'CMP-9'].map((code, at) => inFaaa(at + 50, code)) })
  await as('operator').open('/inventaire/3/comptage')
  await start(page)
  await test.step('[SCAN-01] [INV-04] a code with a pause shows a message, and no unexpected parcel is noted', async () => {
    await play(page, keysFor('CMP-100'), 10, { before: 1, ms: 60 })
    await expectFlash(page, 'Lecture incomplète, scannez encore')
    await expect(figure(page, 12)).toHaveText('0 sur 12')
    await expect(page.getByRole('heading', { name: 'Inattendus' })).toHaveCount(0)
    await play(page, keysFor('CMP-100'))
    await said(page, 'CMP-100\u{A0}: présent, casier 1')
  })

  await test.step('[INV-05] the page of another machine leads to the count that is under way', async () => {
    await visit(page, '/inventaire/4/comptage')
    await expect(page.getByText('Un comptage de «\u{A0}Taina-3\u{A0}» est en cours dans cet onglet.')).toBeVisible()
    await expect(begin(page)).toBeDisabled()
    await page.getByRole('link', { name: 'Aller à ce comptage' }).click()
    await expect(figure(page, 12)).toHaveText('1 sur 12')
  })

  await test.step('[INV-04] barcodes with spaces, accents and 60 characters, in a machine without zones', async () => {
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await yes(page).click()
    await expect(begin(page)).toBeVisible()
    await visit(page, '/inventaire/5/comptage')
    await start(page, 5)
    await expect(card(page, 'Zone inconnue').getByRole('listitem')).toHaveCount(5)
    // A tap leaves the focus on a button, which a space or an Enter would press.
    await page.getByRole('button', { name: /CMP-9/ }).click()
    for (const code of codes.slice(0, 2)) await play(page, keysFor(code))
    await expect(figure(page, 5)).toHaveText('3 sur 5')
    // The trigger reads it twice: one parcel. A later scan counts the second parcel.
    await Promise.all([scanAtOnce(page, 'X'.repeat(60)), scanAtOnce(page, 'X'.repeat(60))])
    await said(page, `${'X'.repeat(40)}…\u{A0}: déjà compté`)
    await expect(figure(page, 5)).toHaveText('4 sur 5')
    await expect(async () => {
      await play(page, keysFor('X'.repeat(60)))
      await expect(figure(page, 5)).toHaveText('5 sur 5', { timeout: 800 })
    }).toPass({ intervals: [900] })

    await play(page, keysFor('A'.repeat(201)))
    await said(page, "Ce code est trop long pour être celui d'une livraison.")
    await expect(page.getByRole('heading', { name: 'Inattendus' })).toHaveCount(0)
  })

  await test.step('[INV-01] [INV-04] an account that sees only its own deliveries gets a warning before it counts, and in the report', async () => {
    await world.set({ scoped: true })
    await as('shipper').open('/inventaire/3/comptage')
    await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
    await start(page, 0)
    await expect(page.getByText('Aucun colis attendu.')).toBeVisible()
    await listening(page)
    await play(page, keysFor('CMP-100'))
    await said(page, 'CMP-100\u{A0}: inattendu')
    await finish(page).click()
    await expect(page.getByText(/selon les livraisons visibles avec votre compte/).first()).toBeVisible()
  })
})
