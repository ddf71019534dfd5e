import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { bar, barWidth, openSamples, say, toast } from '../support/pages/toasts.ts'

test('[FLASH-04] [FLASH-05] a bar gets shorter with the time left, and stops under the pointer', async ({
  as,
  page,
}) => {
  await openSamples(page, as('member').open)
  await say(page, 'Succès')
  await expect(toast(page)).toBeVisible()
  // A CSS animation draws the bar, in real time.
  const first = await barWidth(page)
  await expect.poll(() => barWidth(page)).toBeLessThan(first - 20)
  await toast(page).locator('p').hover()
  await expect(bar(page)).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(10, 500)
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running')
})

test('Escape closes the message that has the focus and returns it, and axe finds nothing on a message', async ({
  as,
  page,
}) => {
  await openSamples(page, as('member').open)
  const opener = page.getByRole('button', { name: 'Erreur', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Masquer le message' }).focus()
  await page.clock.resume()
  await expectNoAxeViolations(page)
  await look(page, 'toast')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
