import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { bar, barWidth, openSamples, say, stored, toast } from '../support/pages/toasts.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Messages, most of them shown from the page of samples. */

/** Lets the message of the former step close. */
async function clear(page: Page) {
  await page.mouse.move(10, 500)
  await page.clock.runFor(12_000)
  await expect(toast(page)).toHaveCount(0)
}

test('messages: their time, their bar, the pointer, the focus and axe', async ({ as, page, world }) => {
  await openSamples(page, as('member').open)

  await test.step('[FLASH-04] a bar gets shorter with the time left', async () => {
    await say(page, 'Erreur')
    await expect(toast(page)).toBeVisible()
    // A CSS animation draws the bar, in real time.
    const first = await barWidth(page)
    await expect.poll(() => barWidth(page)).toBeLessThan(first - 20)
    await clear(page)
  })

  await test.step('[FLASH-05] the pointer on a message stops its time and its bar, which go on after the pointer leaves', async () => {
    await say(page, 'Succès')
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1000)
    await toast(page).locator('p').hover()
    await expect(bar(page)).toHaveCSS('animation-play-state', 'paused')
    const width = await barWidth(page)
    await page.clock.runFor(5000)
    await expect(toast(page)).toBeVisible()
    expect(await barWidth(page)).toBe(width)
    await page.mouse.move(10, 500)
    await expect(bar(page)).toHaveCSS('animation-play-state', 'running')
    await page.clock.runFor(1900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('the focus in a message stops its time, and Escape closes it and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Erreur', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Masquer le message' }).focus()
    await page.clock.runFor(10_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await stored(page)).toEqual({ status: '', message: '' })
    // The page of samples still lists the message.
    const listed = page.getByRole('listitem').filter({ hasText: 'Vous ne pouvez pas supprimer' })
    await expect(listed.first()).toBeVisible()
  })

  await test.step('axe finds nothing on an open message, in both themes', async () => {
    await world.fault({ method: 'GET', path: '/companies' }, { status: 500 })
    await page.clock.resume()
    await visit(page, '/societes')
    await toast(page).locator('p').hover()
    await expectNoAxeViolations(page)
    await look(page, 'toast')
    await expect(toast(page)).toBeVisible()
  })
})
