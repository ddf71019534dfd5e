import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { pageLink } from '../support/pages/orders.ts'

/** The list while it is used. */

test('the list and the text in the search field stay while the next page is loading', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  const table = page.getByRole('table', { name: 'Livraisons' })
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  const held = await holdCalls(page, 'GET **/api/orders?page=20&*')
  await pageLink(page, 20).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await search.fill('CMP')
  await held.letAll()
  await expect(page.getByRole('rowheader').first()).toHaveText('10')
  await expect(table).not.toHaveAttribute('aria-busy')
  // A screen reader announces the new page.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '200 livraisons, page 20' })).toHaveCount(1)
  await expect(search).toHaveValue('CMP')
  await expect(search).toBeFocused()
})

test('a barcode that is searched for right after a change of the status keeps that status', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await page.getByRole('searchbox', { name: 'Code-barres' }).fill('CMP-1')
  // A scanner is faster than the journey could be.
  await page.evaluate(() => {
    const status = document.querySelector('search select') as HTMLSelectElement
    status.value = 'operin'
    status.dispatchEvent(new Event('change', { bubbles: true }))
    ;(document.querySelector('search form') as HTMLFormElement).requestSubmit()
  })
  await expect(page).toHaveURL('/livraisons?barcode=CMP-1&status=operin')
})
