import { expect, test } from '../support/fixtures/test.ts'
import { openSamples, say, stored, toast, untilGone } from '../support/pages/toasts.ts'
import { save, visit, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** Messages, shown from the page of samples and on a real screen. */

test('messages: their place and their time, and which of them a navigation or a reload keeps', async ({ as, page }) => {
  await openSamples(page, as('super_admin').open)

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
  })

  await test.step('[FLASH-10] [FLASH-13] [FLASH-15] a message set before a navigation shows on the next screen, and again after a reload', async () => {
    await page.clock.resume()
    await visit(page, '/societes/modification/2')
    await save(page)
    await expect(page).toHaveURL('/societes/detail/2')
    await expect(toast(page)).toHaveText('Société modifiée !')
    expect(await stored(page)).toEqual({ status: 'success', message: 'Société modifiée !' })
    await page.reload()
    const shownFor = untilGone(page)
    await expect(toast(page)).toHaveText('Société modifiée !')
    expect(await shownFor).toBeGreaterThan(2000)
    expect(await stored(page)).toEqual({ status: '', message: '' })
  })

  await test.step('[FLASH-03] a closed message does not come again after a reload', async () => {
    await page.reload()
    await waitForIdleCode(page)
    await expect(toast(page)).toHaveCount(0)
  })
})
