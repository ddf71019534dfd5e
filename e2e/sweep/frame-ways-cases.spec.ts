import { expect, test } from '../support/fixtures/test.ts'
import { links, seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'

/** Ways through the console: the user menu, « Retour », « Haut de page », and the focus. */

test.beforeEach(({ world }) => seedTeva(world))

test('[JRN-01] the frame before and after its late code: places, focus and keys', async ({ as, page }) => {
  const { promise: measured, resolve: release } = Promise.withResolvers<void>()
  await page.route(/FlashViewport-.*\.js/, async (route) => {
    await measured
    await route.continue()
  })
  const { promise: typed, resolve: releaseMenu } = Promise.withResolvers<void>()
  await page.route(/OpenedMenu.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await as(teva).open('/societes')

  await test.step('[JRN-01] the bell is there before the code of the messages, and nothing in the top bar moves when that comes', async () => {
    const search = page.getByRole('button', { name: 'Rechercher' })
    const bell = page.getByRole('button', { name: 'Messages' })
    await expect(search).toBeVisible()
    await expect(bell).toBeVisible()
    const places = async () => [await search.boundingBox(), await bell.boundingBox()]
    const before = await places()
    release()
    await expect(page.getByTestId('flash-viewport')).toBeAttached()
    expect(await places()).toEqual(before)
  })

  await test.step('the focus reaches every control of the frame by Tab and is visible on it', async () => {
    await expect(title(page, 'Sociétés')).toBeVisible()
    // It comes after the rows.
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
    const operations = await page.getByRole('navigation', { name: 'Exploitation' }).getByRole('link').allTextContents()
    await page.keyboard.press('Tab')
    const names: string[] = []
    for (let presses = 0; presses < links.length + operations.length + 8; presses += 1) {
      await page.keyboard.press('Tab')
      const { name, ring } = await page.evaluate(() => {
        const active = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(active)
        return {
          name: active.getAttribute('aria-label') ?? active.textContent,
          ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        }
      })
      expect(ring, `the ring around ${name}`).toBeGreaterThanOrEqual(2)
      names.push(name)
    }
    expect(names).toEqual([
      'Consigne',
      ...links,
      'Documentation API (nouvel onglet)',
      ...operations,
      'Réduire le menu',
      'RechercherCtrl K',
      'Aide',
      'Messages',
      'Passer au thème sombre',
      'TevaSuper administrateur',
    ])
  })

  await test.step('the focus stays on the button while the code of the menu is loading, and keys do nothing meanwhile', async () => {
    await userButton(page).focus()
    await page.keyboard.press('Enter')
    for (const key of ['Enter', 'ArrowDown', 'x']) {
      await page.keyboard.press(key)
      await expect(userButton(page)).toBeFocused()
    }
    releaseMenu()
    await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeFocused()
    await expect(page).toHaveURL('/societes')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
