import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { saveButton } from '../support/pages/vocabulary.ts'
import { windows, type Window } from '../support/tables/windows.ts'

/** Each dialog with a form asks before it discards input, and can be used on a phone. `src/ui/dialog/Dialog.test.tsx` has the rest. */

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
const dialogOf = (page: Page, { title }: Window) => page.getByRole('dialog', { name: title })

for (const form of windows) {
  test(`« ${form.title} » asks before it drops what was typed, and gives the focus back`, async ({ as, world }) => {
    await form.seed(world)
    const page = await as('super_admin').open(form.screen)
    await form.opener(page).click()
    await form.type(page)
    await page.keyboard.press('Escape')
    await expect(question(page)).toContainText('Ce que vous avez saisi sera perdu.')
    await question(page).getByRole('button', { name: 'Rester' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
    await expect(dialogOf(page, form).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Quitter' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(form.opener(page)).toBeFocused()
    await form.opener(page).click()
    await expect(form.field(page)).not.toHaveValue(new RegExp(form.typed))
    expect(await world.requests(form.call.method)).toEqual([])
  })

  test(`« ${form.title} » shows field and button above the keyboard of a phone, and in landscape @phone`, async ({
    as,
    world,
  }) => {
    await form.seed(world)
    const page = await as('super_admin').open(form.screen)
    await form.opener(page).click()
    await form.field(page).focus()
    const keyboardOpen = { width: 360, height: 400 }
    const landscape = { width: 740, height: 360 }
    for (const size of [keyboardOpen, landscape]) {
      await page.setViewportSize(size)
      await expect(saveButton(dialogOf(page, form))).toBeInViewport({ ratio: 1 })
      await expect(form.field(page)).toBeInViewport({ ratio: 1 })
    }
  })
}

const [booking] = windows
if (booking === undefined) throw new Error('There is no dialog')

test('Back over a dialog with unsaved input asks, and Escape at the question keeps the input', async ({
  as,
  world,
}) => {
  await booking.seed(world)
  const page = await as('super_admin').open('/lockers')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await booking.opener(page).click()
  await booking.type(page)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(booking.field(page)).toHaveValue(new RegExp(booking.typed))
  await expect(page).toHaveURL(booking.screen)
})
