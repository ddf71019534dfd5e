import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedFindable } from '../support/pages/findable.ts'
import { groupOf, openPalette, options, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { listening, scanWithKeys } from '../support/pages/scanner.ts'
import { field } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedFindable(world))

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

for (const { copy, label, entry } of [
  { copy: '/lockers/creation?copie=8', label: 'Apm ID', entry: 'Nouvelle machine' },
  { copy: '/utilisateurs/creation?copie=71', label: 'Nom', entry: 'Nouvel utilisateur' },
])
  test(`[FIND-01] from ${copy} the empty form asks before input is lost`, async ({ as }) => {
    const page = await as('super_admin').open(copy)
    await field(page, label).fill('Neuf')
    await openPalette(page)
    await options(page).filter({ hasText: entry }).click()
    await page
      .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
      .getByRole('button', { name: 'Rester' })
      .click()
    await expect(page).toHaveURL(copy)
    await expect(field(page, label)).toHaveValue('Neuf')
  })

/** `src/ui/scan/listen.test.tsx` has the keyboards of scanners. */
test('[SCAN-01] [SCAN-02] the palette takes a scan inside and outside its field', async ({ as, page }) => {
  await page.clock.install()
  await as('admin').open('/societes')
  await listening(page)
  await openPalette(page)
  await scanWithKeys(page, 'CMP-0001')
  await expect(page).toHaveURL('/livraisons/detail/401')
  await openPalette(page)
  await page.getByRole('button', { name: 'Fermer' }).focus()
  await scanWithKeys(page, 'CMP-0002')
  await expect(page).toHaveURL('/livraisons/detail/402')
  await expect(paletteWindow(page)).toHaveCount(0)
})

test('[FIND-08] Ctrl+Enter and the middle button open a result in a new tab', async ({ as, context }) => {
  const page = await as('admin').open('/societes')
  await openPalette(page)
  await page.keyboard.type('vaima')
  await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveAttribute('href', '/societes/detail/5')
  const presses = [() => page.keyboard.press('Control+Enter'), () => options(page).first().click({ button: 'middle' })]
  for (const press of presses) {
    const opened = context.waitForEvent('page')
    await press()
    await expect(await opened).toHaveURL('/societes/detail/5')
    await expect(paletteWindow(page)).toBeVisible()
  }
})

test('[FIND-06] Enter waits two seconds for a slow search, then opens the best result', async ({ as, page }) => {
  await page.clock.install()
  await as('admin').open('/lockers')
  await openPalette(page)
  // The lists are read. The second text is another one, so that its search is not cached.
  await page.keyboard.type('port')
  await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveText(/Marché du port/)
  await paletteField(page).fill('')
  // No answer comes, so that only the two seconds can end the wait.
  await holdCalls(page, 'GET **/api/orders?*barcode=*')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.keyboard.type('marche')
  await page.clock.runFor(300)
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_900)
  await expect(paletteWindow(page).getByText('Recherche…')).toBeVisible()
  await expect(page).toHaveURL('/lockers')
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL('/societes/detail/6')
})

test('[FIND-09] the palette is fetched once it is opened, and its window comes first', async ({ as, page, world }) => {
  const came: string[] = []
  page.on('request', (request) => came.push(request.url()))
  await as('admin').open('/livraisons')
  await listening(page)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  expect(came.filter((url) => /Palette/.test(url))).toEqual([])
  expect(came.filter((url) => /api\/(users|companies)/.test(url))).toEqual([])

  const code = await holdCalls(page, 'GET **/Palette-*.js')
  await page.keyboard.press('Control+k')
  await expect(paletteWindow(page)).toBeVisible()
  // Keys typed before the code has loaded are not lost, nor is Enter.
  await page.keyboard.type('taina')
  await page.keyboard.press('Enter')
  await code.letAll()
  await expect(page).toHaveURL('/lockers/detail/8')

  // The lists are cached: the second opening fetches none.
  await openPalette(page)
  await page.keyboard.type('marche')
  await expect(options(page)).toHaveText([/Marché du port/])
  expect(await world.requests('GET /api/companies?')).toHaveLength(1)
})
