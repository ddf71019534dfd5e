import { expect, test } from '../support/fixtures/test.ts'
import { pageTitle, tabTo } from '../support/pages/vocabulary.ts'

test('with the keyboard alone a person opens a list by the menu, and its first delivery', async ({ as }) => {
  const page = await as('super_admin').open('/societes')
  await expect(pageTitle(page)).toBeVisible()
  for (const path of ['/societes', '/lockers', '/bookings', '/livraisons'])
    await tabTo(page, `nav[aria-label="Menu principal"] a[href="${path}"]`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons')
  await expect(pageTitle(page)).toBeFocused()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await tabTo(page, 'th a')
  await expect(page.getByRole('rowheader').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
  await expect(pageTitle(page)).toBeFocused()
})

test('a word is explained under it by the keyboard, and Escape closes the explanation', async ({ as }) => {
  const page = await as('member').open('/bookings')
  const word = page.getByRole('button', { name: /^qu'est-ce qu'un booking/ })
  const meaning = page.getByText(/^Un booking réserve/)
  await word.press('Enter')
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(word).toBeFocused()
})
