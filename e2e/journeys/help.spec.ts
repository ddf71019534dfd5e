import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { printedWords, spaced } from '../support/measures/paper.ts'
import { paperFaults } from '../support/measures/screen.ts'
import { openPalette, options, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** « Aide »: navigation and print. Its content by role is tested in src/app. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** 0 until the file has loaded. */
const widthOf = (picture: Locator) => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)

async function openHelp(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Super administrateur' }).click()
  await page.getByRole('menuitem', { name: 'Aide', exact: true }).click()
}

test('[OPS-04] the ways to the help, its pages and its manual', async ({ as, page, world }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const ofHelp = () => files.filter((file) => /\/(help|Help)-|\.png$/.test(file))
  await as('super_admin').open('/livraisons')

  await test.step('[OPS-04] the user menu leads to the pages about the screen, each takes the focus, and nothing of them is fetched or asked before', async () => {
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(ofHelp()).toEqual([])
    await openHelp(page)
    await expect(page).toHaveURL('/aide?ecran=%2Flivraisons')
    await expect(page).toHaveTitle('Aide – Consigne')
    await expect(title(page)).toBeFocused()
    expect(ofHelp()).not.toEqual([])
    await look(page, 'help')
    await world.forgetRequests()
    const here = page.getByRole('region', { name: "Pour l'écran d'où vous venez" })
    await here.getByRole('link', { name: "Un colis n'a pas été retiré" }).click()
    await expect(page).toHaveURL('/aide/colis-non-retire')
    await expect(page).toHaveTitle("Un colis n'a pas été retiré – Aide – Consigne")
    await expect(title(page)).toBeFocused()
    const picture = page.getByRole('img', { name: /^La liste des livraisons/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(0)
    await look(page, 'help-page')
    await link(page, "Toute l'aide").click()
    await expect(page).toHaveURL('/aide')
    expect(await world.requests()).toEqual([])
    await page.getByRole('searchbox', { name: "Chercher dans l'aide" }).fill('ETIQUETTE imprimante')
    await expect(page).toHaveURL('/aide?recherche=ETIQUETTE+imprimante')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 page trouvée.')
    await link(page, "Envoyer une étiquette à l'imprimante").click()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('ETIQUETTE imprimante')
  })

  await test.step('[OPS-04] « Aide » in the top bar leads from a list, a page and a form to the help about it, by keyboard too, and is not on paper', async () => {
    await visit(page, '/inventaire/1')
    const sign = page.getByRole('banner').getByRole('link', { name: 'Aide', exact: true })
    await expect(sign).toHaveAttribute('href', '/aide?ecran=%2Finventaire%2F1')
    await page.emulateMedia({ media: 'print' })
    await expect(sign).toBeHidden()
    await page.emulateMedia({ media: null })
    await visit(page, '/livraisons/creation')
    await expect(sign).toHaveAttribute('href', '/aide?ecran=%2Flivraisons%2Fcreation')
    await visit(page, '/livraisons')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(title(page)).toBeFocused()
    await page.getByRole('button', { name: 'Rechercher' }).focus()
    await page.keyboard.press('Tab')
    await expect(sign).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/aide?ecran=%2Flivraisons')
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('region', { name: "Pour l'écran d'où vous venez" })).toBeVisible()
    // No link to the current screen.
    await expect(sign).toHaveCount(0)
  })

  await test.step('[OPS-04] the palette finds the help, from one of its pages too', async () => {
    await visit(page, '/aide/faire-inventaire')
    await openPalette(page)
    await paletteField(page).fill('aide')
    // Waits for the end of the search, because its results move the options.
    await expect(paletteWindow(page).getByRole('status')).toHaveText(/résultat/)
    await options(page).filter({ hasText: 'Aide' }).first().click()
    await expect(page).toHaveURL('/aide')
  })

  await test.step('[OPS-04] the manual prints as a whole: each topic on a separate sheet, no task cut in two, no button', async () => {
    await visit(page, '/aide/manuel')
    await expect(page.getByRole('button', { name: 'Imprimer le manuel' })).toBeVisible()
    const tasks = (await page.getByRole('heading', { level: 3 }).allInnerTexts()).map(spaced)
    expect(tasks.length).toBeGreaterThan(20)
    // Pictures outside the viewport have loaded as well.
    const pictures = await page.getByRole('img').and(page.locator('main img')).all()
    expect(pictures.length).toBeGreaterThan(5)
    for (const picture of pictures) await expect.poll(() => widthOf(picture)).toBeGreaterThan(0)
    const pages = await printedWords(page)
    expect(pages.length).toBeLessThan(24)
    for (const topic of ['Machines, sociétés et réservations', 'La console'])
      expect(pages.filter((each) => each.startsWith(topic))).toHaveLength(1)
    // The page with the title of a task has its last line.
    for (const task of tasks) {
      const last = spaced(
        await page.locator('h3', { hasText: task }).locator('xpath=..').locator('li').last().innerText(),
      )
      const sheet = pages.filter((each) => each.includes(`${task} Pour`))
      expect(sheet, task).toHaveLength(1)
      expect(sheet[0], task).toContain(last)
    }
    expect(pages.join(' ')).not.toMatch(/Imprimer le manuel|Toute l'aide|Ouvrir « /)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await paperFaults(page)).toEqual([])
  })
})

test('[OPS-04] « Aide » is in the top bar of a phone as well, and every task explains where the menu is @phone', async ({
  as,
  page,
}) => {
  await as('shipper').open('/aide/faire-inventaire')
  await expect(page.getByText('Sur un téléphone, le menu est derrière le bouton en haut à gauche.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('link', { name: 'Inventaire', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page).toHaveURL('/aide?ecran=%2Finventaire')
  // A narrow window has room only for the name. The menu has the same entry.
  await visit(page, '/inventaire')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aide', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aide', exact: true })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rechercher' })).toBeVisible()
})
