import { expect, test } from '../support/fixtures/test.ts'
import { saveButton } from '../support/pages/vocabulary.ts'
import { windows } from '../support/tables/windows.ts'

/** Each dialog with a form can be used on a phone. */

for (const form of windows) {
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
      await expect(saveButton(page.getByRole('dialog', { name: form.title }))).toBeInViewport({ ratio: 1 })
      await expect(form.field(page)).toBeInViewport({ ratio: 1 })
    }
  })
}
