import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { bar, barWidth, openSamples, say, stored, toast } from '../support/pages/toasts.ts'
import { fetchFailure, formFailure, validationFailure } from '../support/tables/presets.ts'

/** Messages, shown from the page of samples. */

/** Lets the message of the former step close. */
async function clear(page: Page) {
  await page.mouse.move(10, 500)
  await page.clock.runFor(12_000)
  await expect(toast(page)).toHaveCount(0)
}

const presets = [
  { name: 'Échec de lecture', text: fetchFailure },
  { name: 'Échec de formulaire', text: formFailure },
  { name: 'Échec de validation', text: validationFailure },
]

const sizes = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
]

async function isFocusCovered(page: Page) {
  const box = await toast(page).locator('[data-tone]').boundingBox()
  const focus = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
  if (box === null) return 'no message'
  return box.x < focus.right && box.x + box.width > focus.left && box.y < focus.bottom && box.y + box.height > focus.top
}

test('messages on the page of samples: their time, their bar, the pointer, the focus and the presets', async ({
  as,
  page,
}) => {
  test.slow()
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

  await test.step('[FLASH-12] each preset is an error with its sentence', async () => {
    for (const { name, text } of presets) {
      await say(page, name)
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
      expect(await stored(page)).toEqual({ status: 'error', message: text })
    }
    await clear(page)
  })

  for (const size of sizes)
    await test.step(`a message does not cover the focused element, ${size.width} pixels wide`, async () => {
      await page.setViewportSize(size)
      const user = page.getByRole('banner').getByRole('button', { name: /Membre/ })
      const sample = page.getByRole('button', { name: 'Échec de lecture' })
      await sample.focus()
      await page.keyboard.press('Enter')
      await expect(toast(page)).toBeVisible()
      // The message moves in the next frame.
      await page.clock.runFor(50)
      expect(await isFocusCovered(page)).toBe(false)
      await user.focus()
      await page.clock.runFor(50)
      expect(await isFocusCovered(page)).toBe(false)
      // Now the element has the focus before the message opens.
      await page.clock.runFor(3100)
      await expect(toast(page)).toHaveCount(0)
      await user.focus()
      await sample.evaluate((button: HTMLElement) => button.click())
      await expect(toast(page)).toBeVisible()
      await page.clock.runFor(50)
      expect(await isFocusCovered(page)).toBe(false)
      await clear(page)
    })
})
