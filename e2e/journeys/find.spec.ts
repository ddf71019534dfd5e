import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { groupOf, openPalette, options, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, expectRows, field, fillField } from '../support/pages/vocabulary.ts'

/** The palette that finds anything. src/app/find and src/lib/rank have the tables of what is found, and in which order. */

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [
      aCompany({ id: 5, name: 'Épicerie Vaima', cleveronCompanyId: 'EXT-5' }),
      aCompany({ id: 6, name: 'Marché du port', cleveronCompanyId: 'EXT-6' }),
    ],
    lockers: [aLocker({ id: 8, shortLocation: 'Taina-3', city: 'Punaauia' })],
    users: [aUser({ id: 71, firstName: 'Hina', lastName: 'Vaimarii', username: 'hina', email: 'hina@example.test' })],
    orders: [
      ...Array.from({ length: 7 }, (_, nth) => anOrder({ id: 400 + nth, barcode: `CMP-000${nth}` })),
      anOrder({ id: 451, barcode: 'CMP-00' }),
      ...Array.from({ length: 6 }, (_, nth) => anOrder({ id: 460 + nth, barcode: `CMP-00-${nth}` })),
      anOrder({ id: 480, barcode: 'twins-1' }),
      anOrder({ id: 481, barcode: 'twins-1' }),
    ],
  })
})

const searches = async (world: World) =>
  (await world.requests('GET /api/orders?')).flatMap(({ query }) => new URLSearchParams(query).get('barcode') ?? [])

test('[FIND-01] [FIND-03] [FIND-07] Ctrl+K opens the palette over a form, « epic vai » and Enter ask before the form is left', async ({
  as,
}) => {
  const page = await as('admin').open('/societes/modification/6')
  await fillField(page, 'Nom', 'Marché du quai')
  await openPalette(page)
  await page.keyboard.type('taina')
  await expect(groupOf(page, 'Machines').getByRole('option')).toHaveText(/Taina-3/)
  await page.keyboard.press('Escape')
  await expect(paletteWindow(page)).toHaveCount(0)
  await expect(field(page, 'Nom')).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('Marché du quai')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('epic vai')
  await expect(options(page)).toHaveText([/Épicerie Vaima/])
  await expect(paletteWindow(page).getByRole('status')).toHaveText('1 résultat')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Marché du quai')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('epic')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/societes/detail/5')
})

test('[FIND-01] over a form in a dialog, Escape closes the palette alone', async ({ as }) => {
  const page = await as('admin').open('/livraisons/detail/451')
  await page.getByRole('button', { name: 'Assigner un livreur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assigner un livreur' })
  await expect(dialog).toBeVisible()
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(paletteWindow(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('[FIND-02] before typing it shows what was open in this tab, the screens, and the creations of the role', async ({
  as,
}) => {
  const page = await as('admin').open('/societes')
  await expectRows(page)
  await page.getByRole('rowheader', { name: 'Épicerie Vaima' }).getByRole('link').click()
  await expect(page).toHaveTitle(/^Épicerie Vaima/)
  await openPalette(page)
  await page.keyboard.type('#451')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons/detail/451')
  await expect(page).toHaveTitle(/Livraisons/)
  await openPalette(page)
  await expect(groupOf(page, 'Ouverts dans cet onglet').getByRole('option')).toHaveText([/451/, /Épicerie Vaima/])
  await expect(groupOf(page, 'Écrans').getByRole('option', { name: 'Inventaire' })).toBeVisible()
  await expect(groupOf(page, 'Créer').getByRole('option')).toHaveText(['Nouvelle livraison'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/societes/detail/5')
})

test('[FIND-04] [FIND-06] a barcode typed fast is asked for once, and the delivery that has exactly this one opens', async ({
  as,
  world,
}) => {
  const page = await as('member').open('/societes')
  await openPalette(page)
  await page.keyboard.type('CMP-0001')
  await expect(groupOf(page, 'Livraisons').getByRole('option')).toHaveText([/CMP-0001/])
  expect(await searches(world)).toEqual(['CMP-0001'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons/detail/401')

  // The exact one is not among the five newest that hold this text.
  await openPalette(page)
  await page.keyboard.type('CMP-00')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons/detail/451')

  await openPalette(page)
  await page.keyboard.type('twins-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons?barcode=twins-1')
})

test('[FIND-06] Enter waits for a slow search two seconds, then opens what is there', async ({ as, world }) => {
  const page = await as('member').open('/societes')
  await openPalette(page)
  await page.keyboard.type('marche')
  await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveText(/Marché du port/)
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('')
  await world.fault({ path: 'barcode=' }, { delayMs: 6_000 })
  await page.keyboard.type('marche')
  await page.keyboard.press('Enter')
  await expect(paletteWindow(page).getByText('Recherche…')).toBeVisible()
  await expect(page).toHaveURL('/societes/detail/6')
})

test('[FIND-07] a source that fails says so in its group, the others stand, and it can be read again', async ({
  as,
  world,
}) => {
  await world.fault({ path: '^/api/users\\?' }, { status: 500 })
  const page = await as('member').open('/societes')
  await openPalette(page)
  await page.keyboard.type('vaima')
  await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveText(/Épicerie Vaima/)
  const failed = groupOf(page, /^Utilisateurs/).getByRole('option')
  await expect(failed).toHaveText(/n'ont pas pu être lus/)
  await expect(paletteWindow(page).getByRole('status')).toHaveText(
    "1 résultat, Les utilisateurs n'ont pas pu être lus.",
  )
  await paletteField(page).fill('hina')
  await expect(paletteWindow(page).getByRole('status')).toHaveText("Les utilisateurs n'ont pas pu être lus.")
  await expect(paletteWindow(page).getByText('Aucun résultat')).toHaveCount(0)
  await paletteField(page).fill('vaima')
  await expectNoAxeViolations(page)
  await world.mend()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(groupOf(page, 'Utilisateurs').getByRole('option')).toHaveText(/Hina Vaimarii/)
  await expect(paletteField(page)).toBeFocused()
})

test('[FIND-08] results are links: Ctrl+Enter opens one in a new tab, and the palette stays', async ({
  as,
  context,
}) => {
  const page = await as('member').open('/societes')
  await openPalette(page)
  await page.keyboard.type('vaima')
  await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveAttribute('href', '/societes/detail/5')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL('/societes/detail/5')
  await expect(paletteWindow(page)).toBeVisible()
  const clicked = context.waitForEvent('page')
  await options(page).first().click({ button: 'middle' })
  await expect(await clicked).toHaveURL('/societes/detail/5')
})

test('[FIND-09] neither code nor lists come before the palette is opened, and its window is there at once', async ({
  as,
  page,
  world,
}) => {
  const came: string[] = []
  page.on('request', (request) => came.push(request.url()))
  await as('member').open('/livraisons')
  await listening(page)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  expect(came.filter((url) => /Palette/.test(url))).toEqual([])
  expect(await world.requests('GET /api/users')).toEqual([])
  expect(await world.requests('GET /api/companies')).toEqual([])

  await page.route(/Palette-.*\.js/, async (route) => {
    await new Promise((go) => setTimeout(go, 1_000))
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await expect(paletteWindow(page)).toBeVisible({ timeout: 100 })
  // What is typed before the code has come is not lost, nor is Enter.
  await page.keyboard.type('taina')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lockers/detail/8')

  // The lists are kept: the second opening reads none.
  const read = (await world.requests('GET /api/companies?')).length
  await openPalette(page)
  await page.keyboard.type('marche')
  await expect(options(page)).toHaveText([/Marché du port/])
  expect(await world.requests('GET /api/companies?')).toHaveLength(read)
})

test('[SCAN-01] [SCAN-02] [SCAN-03] the palette takes a scan in its field, and beside it, also from a scanner of another keyboard', async ({
  as,
}) => {
  const page = await as('member').open('/societes')
  await listening(page)
  await openPalette(page)
  await scan(page, 'CMP-0001')
  await expect(page).toHaveURL('/livraisons/detail/401')
  await openPalette(page)
  await page.getByRole('button', { name: 'Fermer' }).focus()
  await scan(page, 'CMP-0002')
  await expect(page).toHaveURL('/livraisons/detail/402')
  await expect(paletteWindow(page)).toHaveCount(0)
  // The keys of a US scanner on an AZERTY machine.
  await openPalette(page)
  await page.getByRole('button', { name: 'Fermer' }).focus()
  await play(
    page,
    keysFor('CMP-0003').map((key, place) => ({ ...key, key: 'C?P)ààà"'.charAt(place) })),
  )
  await expect(page).toHaveURL('/livraisons/detail/403')
  await expectFlash(page, 'Code corrigé : clavier QWERTY')
  // A scan means one parcel, and never one with a similar code.
  await openPalette(page)
  await page.getByRole('button', { name: 'Fermer' }).focus()
  await scan(page, 'CMP-000')
  await expectFlash(page, 'Aucune livraison pour « CMP-000 »')
  await expect(page).toHaveURL('/livraisons?barcode=CMP-000')
})

test('[FIND-01] a phone has a button with an icon, and closes the palette by « Fermer » @phone', async ({ as }) => {
  const page = await as('member').open('/societes')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await paletteField(page).fill('vaima')
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await paletteWindow(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(paletteWindow(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused()
})
