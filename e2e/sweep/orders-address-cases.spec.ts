import { expect, test } from '../support/fixtures/test.ts'
import { pageLink, pages, seedMany } from '../support/pages/orders.ts'

test('the pages of many deliveries, and a search right after a filter', async ({ world, as }) => {
  await seedMany(world, 65)
  const page = await as('member').open('/livraisons')

  // `src/ui/table/pages.test.ts` has the pages that are left out.
  await test.step('[ORD-20] [ORD-21] [ORD-22] with more than five pages an ellipsis replaces those left out', async () => {
    const shown = pages(page).getByRole('listitem')
    await expect(shown).toHaveText(['Précédent', '1', '2', '…', '7', 'Suivant'])
    await pageLink(page, 7).click()
    await expect(shown).toHaveText(['Précédent', '1', '…', '6', '7', 'Suivant'])
    await expect(pages(page).getByRole('link', { name: 'Suivant' })).toBeDisabled()
  })

  await test.step('a barcode that is searched for right after a change of the status keeps that status', async () => {
    await page.getByRole('searchbox', { name: 'Code-barres' }).fill('CMP-1')
    await world.fault({ path: '^/api/orders' }, { delayMs: 500 })
    // A scanner is faster than the journey could be.
    await page.evaluate(() => {
      const status = document.querySelector('search select') as HTMLSelectElement
      status.value = 'operin'
      status.dispatchEvent(new Event('change', { bubbles: true }))
      ;(document.querySelector('search form') as HTMLFormElement).requestSubmit()
    })
    await expect(page).toHaveURL('/livraisons?barcode=CMP-1&status=operin')
  })
})
