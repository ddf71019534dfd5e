import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, saveButton } from '../support/pages/vocabulary.ts'

/** Dialogs with a form. `src/ui/dialog/Dialog.test.tsx` has the ways out that all of them share. */

test('the longest dialog shows field and button above the keyboard of a phone @phone', async ({ as, world }) => {
  await seedOrder(world)
  const page = await as('super_admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier les produits' })
  const quantity = dialog.getByLabel('Quantité').first()
  await quantity.focus()
  const keyboardOpen = { width: 360, height: 400 }
  const landscape = { width: 740, height: 360 }
  for (const size of [keyboardOpen, landscape]) {
    await page.setViewportSize(size)
    await expect(saveButton(dialog)).toBeInViewport({ ratio: 1 })
    await expect(quantity).toBeInViewport({ ratio: 1 })
  }
})
