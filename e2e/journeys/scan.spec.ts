import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, field, fillField, retryButton } from '../support/pages/vocabulary.ts'

/** A barcode scanner that types like a keyboard. src/lib/scan has the tables of its keys and readings. */

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 5, name: 'Vaima' })],
    orders: [
      anOrder({ id: 41, barcode: 'RAR-41' }),
      anOrder({ id: 42, barcode: 'RAR-410' }),
      anOrder({ id: 43, barcode: 'company-test-01_QNJURNU3' }),
      anOrder({ id: 44, barcode: 'twins-1' }),
      anOrder({ id: 45, barcode: 'twins-1' }),
    ],
  })
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const searches = async (world: World) =>
  (await world.requests('GET /api/orders?')).flatMap(({ query }) => new URLSearchParams(query).get('barcode') ?? [])

test('[SCAN-01] scans open their deliveries, from a list and from a delivery, and press no focused button', async ({
  as,
  world,
}) => {
  const page = await as('member').open('/livraisons')
  await listening(page)
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .focus()
  await scan(page, 'RAR-41')
  await expect(page).toHaveURL('/livraisons/detail/41')
  await expect(title(page)).toBeFocused()
  await scan(page, 'RAR-410')
  await expect(page).toHaveURL('/livraisons/detail/42')
  expect(await searches(world)).toEqual(['RAR-41', 'RAR-410'])
})

test('[SCAN-01] a person who types at 120 ms, or fast at 60 ms, is no scanner', async ({ as, world }) => {
  const page = await as('member').open('/societes')
  await listening(page)
  const link = page.getByRole('rowheader', { name: 'Vaima' }).getByRole('link')
  await title(page).focus()
  await play(page, keysFor('RAR-41'), 120)
  await play(page, keysFor('RAR-41'), 60)
  // The Enter of a person works as ever.
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/societes/detail/5')
  expect(await searches(world)).toEqual([])
})

test('[SCAN-01] over a form with unsaved input a scan asks first, and a scan over the question does nothing', async ({
  as,
  world,
}) => {
  const page = await as('admin').open('/societes/modification/5')
  await listening(page)
  await fillField(page, 'Nom', 'Marché du port')
  await title(page).focus()
  await scan(page, 'RAR-41')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused()
  await scan(page, 'RAR-410')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toHaveCount(0)
  await expect(field(page, 'Nom')).toHaveValue('Marché du port')
  expect(await searches(world)).toEqual(['RAR-41'])

  await title(page).focus()
  await scan(page, 'RAR-41')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/livraisons/detail/41')
})

test('[SCAN-02] in the search field a scanner types as before, and its Enter searches', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await listening(page)
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  await search.focus()
  await scan(page, 'RAR-41')
  await expect(page).toHaveURL('/livraisons?barcode=RAR-41')
  await expect(search).toHaveValue('RAR-41')
  await expect(page.getByRole('rowheader')).toHaveText(['42', '41'])
})

test('[SCAN-01] a scan is read after a status was chosen by pointer, and a list chosen from by keyboard keeps the focus', async ({
  as,
}) => {
  const page = await as('member').open('/livraisons')
  await listening(page)
  const status = page.getByLabel('Statut')
  await status.click()
  await status.selectOption('created')
  await expect(page).toHaveURL('/livraisons?status=created')
  await expect(status).not.toBeFocused()
  await scan(page, 'RAR-41')
  await expect(page).toHaveURL('/livraisons/detail/41')

  await page.goBack()
  await title(page).focus()
  await page.keyboard.press('Tab')
  while (!(await status.evaluate((list) => list === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL('/livraisons?status=created')
  await expect(status).toBeFocused()
})

test('[SCAN-01] an unknown code is said and stays in the search, and two equal ones are listed', async ({ as }) => {
  const page = await as('member').open('/societes')
  await listening(page)
  await scan(page, 'RAR-40')
  await expectFlash(page, 'Aucune livraison pour « RAR-40 »')
  await expect(page).toHaveURL('/livraisons?barcode=RAR-40')
  await expect(page.getByRole('searchbox', { name: 'Code-barres' })).toHaveValue('RAR-40')
  await expect(page.getByRole('table')).toContainText('Aucun enregistrement !')

  await scan(page, 'twins-1')
  await expect(page).toHaveURL('/livraisons?barcode=twins-1')
  await expect(page.getByRole('rowheader')).toHaveText(['45', '44'])
})

/** What an AZERTY keyboard writes where a US one writes `typed`, and the other way round. */
const wrong = [
  { what: 'a US scanner on an AZERTY machine', written: 'co,pqny)test)à&°ANJURNU"', layout: 'QWERTY' },
  { what: 'an AZERTY scanner on a US machine', written: 'co;pqny6test6)!8ANJURNU#', layout: 'AZERTY' },
] as const

const azertyCodes: Record<string, string> = {
  a: 'KeyQ',
  q: 'KeyA',
  z: 'KeyW',
  w: 'KeyZ',
  m: 'Semicolon',
  '-': 'Digit6',
  _: 'Digit8',
}

for (const { what, written, layout } of wrong) {
  test(`[SCAN-03] ${what} is understood, and the reading is said`, async ({ as, world }) => {
    const page = await as('member').open('/societes')
    await listening(page)
    const meant = keysFor('company-test-01_QNJURNU3').map((key) =>
      layout === 'QWERTY' ? key : { ...key, code: azertyCodes[key.key.toLowerCase()] ?? key.code, shift: shiftOn(key) },
    )
    await play(
      page,
      meant.map((key, place) => ({ ...key, key: written.charAt(place) })),
    )
    await expect(page).toHaveURL('/livraisons/detail/43')
    await expectFlash(page, `Code corrigé : clavier ${layout}`)
    expect(await searches(world)).toEqual([written, 'company-test-01_QNJURNU3'])
  })
}

/** On AZERTY digits need Shift, dashes and underscores do not. */
const shiftOn = ({ key, shift }: { key: string; shift?: boolean }) =>
  /\d/.test(key) || (/[A-Z]/.test(key) && shift === true)

test('a long search is announced, a second scan replaces it, and only one of them opens a screen', async ({
  as,
  world,
}) => {
  const page = await as('member').open('/societes')
  await listening(page)
  await world.fault({ path: 'barcode=RAR-41&' }, { delayMs: 4_000 })
  await scan(page, 'RAR-41')
  const status = page.getByRole('region', { name: 'Code scanné' })
  await expect(status).toHaveText('Recherche de la livraison « RAR-41 »…')
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('barcode=RAR-41&'))
  await scan(page, 'RAR-410')
  await given
  await expect(page).toHaveURL('/livraisons/detail/42')
  await expect(status).toHaveCount(0)
})

test('a search that fails keeps the code and can be tried again', async ({ as, world, page }) => {
  await as('member').open('/societes')
  await listening(page)
  await world.fault({ path: 'barcode=RAR-41&' }, { status: 403, description: 'Refusé.' })
  await scan(page, 'RAR-41')
  const status = page.getByRole('region', { name: 'Code scanné' })
  await expect(status).toContainText(
    "La livraison « RAR-41 » n'a pas pu être cherchée : le serveur ne l'autorise pas à votre compte.",
  )
  await world.mend()
  await page.context().setOffline(true)
  await retryButton(status).click()
  await expect(status).toContainText('le serveur ne répond pas. Vérifiez votre connexion.')
  await expect(page).toHaveURL('/societes')
  await page.context().setOffline(false)
  await retryButton(status).click()
  await expect(page).toHaveURL('/livraisons/detail/41')
  await expect(status).toHaveCount(0)
})

test('the code that listens to a scanner comes after the rows of the list', async ({ as, page, world }) => {
  const came: string[] = []
  page.on('request', (request) => /Watchers/.test(request.url()) && came.push('code'))
  page.on('response', (response) => /api\/orders/.test(response.url()) && came.push('rows'))
  await world.fault({ path: '^/api/orders' }, { delayMs: 1_000 })
  await as('member').open('/livraisons')
  await listening(page)
  expect(came.slice(0, 2)).toEqual(['rows', 'code'])
})

test('[SCAN-01] before the sign-in a scanner does nothing', async ({ page, world }) => {
  await page.goto('/connexion')
  const name = page.getByLabel("Nom d'utilisateur")
  await title(page).click()
  await expect(name).not.toBeFocused()
  await scan(page, 'RAR-41')
  await expect(page).toHaveURL('/connexion')
  await expect(name).toHaveValue('')
  expect(await world.requests('GET /api/')).toEqual([])
})

test('[SCAN-01] an answer that comes while a dialog is open leaves the dialog, and offers a link', async ({
  as,
  world,
}) => {
  const page = await as('admin').open('/livraisons/detail/43')
  await listening(page)
  await title(page).focus()
  await world.fault({ method: 'GET', path: '^/api/orders\\?', times: 3 }, { delayMs: 1500 })
  await scan(page, 'RAR-41')
  await page.getByRole('button', { name: 'Assigner un livreur' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const card = page.getByRole('region', { name: 'Code scanné', includeHidden: true })
  await expect(card.getByText('est trouvée')).toBeAttached()
  await expect(page).toHaveURL('/livraisons/detail/43')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await card.getByRole('link', { name: 'Ouvrir' }).click()
  await expect(page).toHaveURL('/livraisons/detail/41')
  await expect(card).toHaveCount(0)
})
