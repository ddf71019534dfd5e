import { expect, test } from '../support/fixtures/test.ts'
import { openSamples, say, stored, toast } from '../support/pages/toasts.ts'

/** Messages, shown from the page of samples. */

test('messages on the page of samples: their place and their time', async ({ as, page }) => {
  await openSamples(page, as('member').open)

  await test.step('[FLASH-01] [FLASH-02] [FLASH-06] an error is at the top right, with its icon and no confirm button', async () => {
    await say(page, 'Erreur')
    await expect(toast(page)).toHaveAttribute('role', 'alert')
    await expect(toast(page)).toHaveText('Vous ne pouvez pas supprimer une société qui a des bookings.')
    await expect(toast(page).locator('[data-icon=danger]')).toBeVisible()
    await expect(toast(page).getByRole('button')).toHaveCount(1)
    const box = await toast(page).boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.x).toBeGreaterThan(width / 2)
    // Over the top bar, even with two lines: the actions of the page stay free.
    const back = await page.getByRole('link', { name: 'Retour', exact: true }).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(back?.y ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height / 2)
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('[FLASH-03] [FLASH-09] [CST-05] a message closes after three seconds and empties the storage', async () => {
    await say(page, 'Succès')
    await expect(toast(page)).toBeVisible()
    expect(await stored(page)).toEqual({ status: 'success', message: 'Société modifiée !' })
    await page.mouse.move(10, 500)
    await page.clock.runFor(2800)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(300)
    await expect(toast(page)).toHaveCount(0)
    expect(await stored(page)).toEqual({ status: '', message: '' })
    await page.clock.resume()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
  })
})
