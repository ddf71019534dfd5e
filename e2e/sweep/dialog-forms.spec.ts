import { expect, test } from '../support/fixtures/test.ts'
import { editButton, seedBookings } from '../support/pages/bookings-page.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, field, saveButton } from '../support/pages/vocabulary.ts'

/** Dialogs with a form. `src/ui/dialog/Dialog.test.tsx` has the ways out that all of them share. */

test('the dialog with the most fields shows field and button above the keyboard of a phone, and in landscape @phone', async ({
  as,
  world,
}) => {
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

test('Back over a dialog with unsaved input asks, and Escape at the question keeps the input', async ({
  as,
  world,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/lockers')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await editButton(page, 42).click()
  const reserved = field(page, 'Nombre de casier à réserver')
  await reserved.fill('6')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(reserved).toHaveValue('6')
  await expect(page).toHaveURL('/bookings')
})
