import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { pressHeight } from '../support/measures/screen.ts'
import { scanButton } from '../support/pages/camera.ts'
import { seedCount, start } from '../support/pages/count.ts'
import { recipientField } from '../support/pages/recipients.ts'
import { profilePath } from '../support/pages/user-form.ts'
import { field, pageHead, pageTitle, saveButton, visit } from '../support/pages/vocabulary.ts'

test('[NAV-61] [CST-12] the menu is a drawer to 599 px, and starts collapsed to 899 @phone', async ({ as, page }) => {
  await as('member').open('/lockers')
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  const nav = page.getByRole('navigation', { name: 'Menu principal' })
  await page.setViewportSize({ width: 599, height: 740 })
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  await expect(nav).toHaveCount(0)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 600, height: 740 })
  await expect(nav).toBeVisible()
  await expect(opener).toHaveCount(0)

  const toggle = page
    .getByRole('button', { name: 'Réduire le menu' })
    .or(page.getByRole('button', { name: 'Déployer le menu' }))
  await page.setViewportSize({ width: 899, height: 740 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 900, height: 740 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
})

test('[SCAN-04] the button that scans gives way to the bar of a screen @phone', async ({ as, page, world }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo])
  })
  await seedCount(world)
  await as('super_admin').open('/societes')
  for (const path of ['/societes/creation', '/livraisons/lecture-en-serie', '/inventaire/3/comptage']) {
    await visit(page, '/societes')
    await expect(scanButton(page)).toBeVisible()
    await visit(page, path)
    if (path.startsWith('/inventaire')) await start(page)
    await expect(scanButton(page)).toBeHidden()
  }
})

test('what is pressed while standing is 44 px high, and a dialog of the footer fits @phone', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const heightOf = async (name: string | RegExp) =>
    (await page.getByRole('button', { name }).first().boundingBox())?.height ?? 0
  expect(await heightOf(/^actions/i)).toBeGreaterThanOrEqual(44)
  const opener = await page.getByRole('button', { name: 'Ouvrir le menu' }).boundingBox()
  expect(Math.min(opener?.width ?? 0, opener?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Mentions légales' })
  await expect(dialog).toBeVisible()
  expect(await heightOf('Fermer')).toBeGreaterThanOrEqual(44)
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('links and small buttons take a thumb of 44 px without being as high @phone', async ({ as, page }) => {
  await as('super_admin').open('/reseau')
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  for (const [path, controls] of [
    ['/reseau', [link('Faaa'), button('Zoomer'), button('Tout voir'), button(/^Montrer .* sur la carte/)]],
    ['/tournee', [link(/^Itinéraire/)]],
    ['/livraisons/detail/14', [link(/^89 /), link(/@/), link(/^Itinéraire/), button(/^Copier 89/)]],
    ['/societes', [link('Épicerie Vaima'), button('Rechercher')]],
    ['/societes/creation', [button('Retour')]],
    ['/bookings', [page.getByRole('switch').first()]],
  ] as const) {
    await visit(page, path)
    for (const control of controls) {
      await expect(control).toBeVisible()
      expect.soft(await pressHeight(control), `${path} ${String(control)}`).toBeGreaterThanOrEqual(44)
    }
  }
  await visit(page, '/reseau')
  expect(await link('Faaa').evaluate((element) => element.parentElement?.clientHeight)).toBeLessThan(24)
})

test('a button below a title stands off it @phone', async ({ as, page }) => {
  await as('super_admin').open('/societes')
  for (const path of [
    '/livraisons/etiquettes?commandes=14',
    '/aide/manuel',
    '/inventaire/3',
    '/analyse/rapport?societe=2',
  ] as const) {
    await visit(page, path)
    const head = pageHead(page)
    const button = head
      .getByRole('button', { name: /^Imprimer|^Commencer|^Compter/ })
      .or(head.getByRole('link', { name: /^Compter/ }))
      .first()
    await expect(button, path).toBeVisible()
    const words = await pageTitle(page).locator('..').boundingBox()
    const below = ((await button.boundingBox())?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0))
    expect.soft(below, path).toBeGreaterThanOrEqual(8)
  }
})

test('a phone that is turned keeps the dialog of a filter, with what was typed in it @phone', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await page.getByRole('button', { name: 'Destinataire' }).tap()
  await recipientField(page).fill('vai')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole('button', { name: 'Filtres', exact: true })).toHaveCount(0)
  await expect(recipientField(page)).toHaveValue('vai')
})

test('a phone that is turned puts the actions of an open menu back beside the title @phone', async ({ as }) => {
  const page = await as('super_admin').open('/livraisons')
  await page.getByRole('button', { name: 'Autres actions' }).tap()
  await expect(page.locator(':popover-open')).toBeVisible()
  await page.setViewportSize({ width: 740, height: 360 })
  const beside = async () => (await pageHead(page).getByRole('link', { name: 'Importer' }).boundingBox())?.y
  const ofTitle = async () => (await pageTitle(page).boundingBox())?.y ?? 0
  await expect.poll(async () => Math.abs(((await beside()) ?? 0) - (await ofTitle()))).toBeLessThan(40)
})

test('a slow network shows the heading of a field screen before its code @phone', async ({ as, page, request }) => {
  const index = await (await request.get('/index.html')).text()
  await page.route(/\/assets\//, (route) =>
    index.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  )
  for (const [path, heading] of [
    ['/inventaire', 'Inventaire'],
    ['/livraisons', 'Livraisons'],
    ['/tournee', 'Tournée'],
    ['/inventaire/3/comptage', 'Comptage'],
  ] as const) {
    await as('operator').open(path, 'commit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoAxeViolations(page)
  }
})

test('the notice about a changed user name is above the bar of the form', { tag: '@phone' }, async ({ as }) => {
  const page = await as('member').open(profilePath)
  const username = field(page, "Nom d'utilisateur")
  // The lowest place that is not covered.
  await username.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await username.pressSequentially('2')
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bar = await saveButton(page).boundingBox()
  await expect.poll(() => bottomOf('Vous devrez vous reconnecter')).toBeLessThanOrEqual(bar?.y ?? 0)
})
