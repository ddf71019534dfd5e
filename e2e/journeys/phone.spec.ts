import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { sideways } from '../support/measures/screen.ts'
import { scanButton, scanWindow } from '../support/pages/camera.ts'
import { parcel, seedCount, start } from '../support/pages/count.ts'
import { statuses } from '../support/pages/orders.ts'
import { recipientField } from '../support/pages/recipients.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { title, visit } from '../support/pages/vocabulary.ts'

/** The console on a phone. Small screens end at 599 pixels. */

const phone = { tag: '@phone' }

test(
  '[NAV-61] [WRK-04] [SCAN-04] the deliveries, the companies and the menu on a phone and in wider windows',
  phone,
  async ({ as, page, world }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo])
    })
    await seedCount(world)
    await as('super_admin').open('/livraisons')
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
    const button = scanButton(page)
    const nav = page.getByRole('navigation', { name: 'Menu principal' })
    const status = page.getByRole('combobox', { name: 'Statut' })
    const fold = page.getByRole('button', { name: 'Filtres', exact: true })
    await test.step('[SCAN-04] a phone scans from the bottom of the window, above which the page ends', async () => {
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const box = await opener.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Scanner un code' })).toHaveCount(0)
      await expectNoAxeViolations(page)
      const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await toEnd()
      await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
      await toEnd()
      const last = await page.getByRole('contentinfo').getByRole('button').last().boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0)
      await button.tap()
      const close = scanWindow(page).getByRole('button', { name: 'Fermer' })
      expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectNoAxeViolations(page)
      await close.tap()
      await expect(button).toBeFocused()
    })
    await test.step('[SCAN-04] the button is on other screens, but not where a screen has a bar of its own', async () => {
      for (const path of ['/societes/creation', '/livraisons/lecture-en-serie', '/inventaire/3/comptage']) {
        await visit(page, '/societes')
        await expect(button).toBeVisible()
        await visit(page, path)
        if (path.startsWith('/inventaire')) await start(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(button).toBeHidden()
      }
    })
    await test.step('what is pressed while standing is 44 px high, and a dialog of the footer fits the width', async () => {
      await visit(page, '/livraisons')
      await expect(title(page, 'Livraisons')).toBeFocused()
      // One delivery in each status, on a phone without a camera.
      await world.seed({
        orders: statuses.map((each) => parcel(each.id, { status: each.status, locker: 4, bookingSlot: 40 })),
      })
      await refreshButton(page).tap()
      await page.evaluate(() => {
        const { mediaDevices } = navigator
        mediaDevices.enumerateDevices = () => Promise.resolve([])
        mediaDevices.dispatchEvent(new Event('devicechange'))
      })
      await expect(button).toHaveCount(0)
      await expect(page.getByRole('rowheader').first()).toHaveText('112')
      const heightOf = async (name: string | RegExp) =>
        (await page.getByRole('button', { name }).first().boundingBox())?.height ?? 0
      expect(await heightOf(/^actions/i)).toBeGreaterThanOrEqual(44)
      expect(await heightOf('Ouvrir le menu')).toBeGreaterThanOrEqual(44)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).tap()
      const dialog = page.getByRole('dialog', { name: 'Mentions légales' })
      await expect(dialog).toBeVisible()
      expect(await heightOf('Fermer')).toBeGreaterThanOrEqual(44)
      const box = await dialog.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await test.step('[WRK-04] the deliveries begin high on the page, with the filters behind one button', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => window.scrollTo(0, 0))
      const delivery = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
      await expect(delivery.first()).toBeVisible()
      const box = await delivery.first().boundingBox()
      expect(box?.y).toBeLessThan(260)
      // Number and status, code, company and machine.
      expect(box?.height).toBeLessThan(92)
      const search = await page.getByRole('searchbox').boundingBox()
      expect((await fold.boundingBox())?.y).toBe(search?.y)
      await expectNoAxeViolations(page)
      await expect(status).toHaveCount(0)
      await fold.tap()
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
      await status.selectOption('expirée')
      await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
      await expectNoAxeViolations(page)
      expect(await sideways(page)).toBe(0)
    })
    await test.step('a phone that is turned keeps the dialog of a filter, with what was typed in it', async () => {
      await page.getByRole('button', { name: 'Destinataire' }).tap()
      await recipientField(page).fill('vai')
      await page.setViewportSize({ width: 740, height: 360 })
      await expect(status).toHaveCount(1)
      await expect(recipientField(page)).toHaveValue('vai')
      await page.keyboard.press('Escape')
      await expect(recipientField(page)).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 740 })
    })
    await test.step('a list shows its rows as cards with the same labels and actions', async () => {
      await visit(page, '/societes')
      await expect(title(page, 'Sociétés')).toBeFocused()
      const card = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .first()
      await expect(card).toBeVisible()
      // CSS draws the column header before each value. The elements keep the roles of a table.
      const labels = await card
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
      for (const label of ['Client / organisation', 'E-mail', 'Téléphone', 'Date de création']) {
        expect(labels.join()).toContain(`"${label}"`)
      }
      await expect(card.getByRole('rowheader').getByRole('link')).toBeVisible()
      await card.getByRole('button', { name: /^actions/i }).tap()
      await expect(page.getByRole('menuitem')).toHaveText(['Détail', 'Modifier', 'Supprimer'])
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem')).toHaveCount(0)
    })
    await test.step('[NAV-61] the drawer keeps the focus, and closes by Escape, by « Fermer » and by a link', async () => {
      const drawer = page.getByRole('dialog', { name: 'Menu principal' })
      await opener.tap()
      await expect(drawer).toBeVisible()
      await expect(drawer.locator(':focus')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expectNoAxeViolations(page)
      await look(page, 'drawer')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.tap()
      await drawer.getByRole('button', { name: 'Fermer' }).tap()
      await expect(drawer).toBeHidden()

      await opener.tap()
      await drawer.getByRole('link', { name: 'Machines' }).tap()
      await expect(page).toHaveURL('/lockers')
      await expect(drawer).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
    })
    await test.step('[NAV-61] [CST-12] up to 599 pixels the menu is a drawer, from 600 pixels it is beside the screen', async () => {
      await page.setViewportSize({ width: 599, height: 740 })
      await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
      await expect(nav).toHaveCount(0)
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await page.setViewportSize({ width: 600, height: 740 })
      await expect(nav).toBeVisible()
      await expect(opener).toHaveCount(0)
    })
    await test.step('[NAV-61] from 600 to 899 pixels the menu starts collapsed and opens by its button, whatever a wider window shows', async () => {
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
  },
)
