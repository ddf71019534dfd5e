import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, pageLink, pages } from '../support/pages/orders.ts'

test('the list while it is used: a page that is hovered, one that is loading, and Back from a question', async ({
  world,
  as,
}) => {
  const page = await as('member').open('/livraisons')
  const first = page.getByRole('rowheader').first()
  await test.step('[ORD-23] hovering a page number reads that page once', async () => {
    const asked = async () => (await listCalls(world)).map((call) => call.get('page'))
    await expect(first).toHaveText('200')
    await pageLink(page, 2).hover()
    await expect.poll(asked).toEqual(['1', '2'])
    await pageLink(page, 2).click()
    await expect(first).toHaveText('190')
    expect(await asked()).toEqual(['1', '2'])

    // The page is still loading at the click: the click waits for the same call.
    await world.fault({ path: 'page=3' }, { delayMs: 700 })
    await pages(page).getByRole('link', { name: 'Suivant' }).hover()
    await page.waitForRequest(/page=3/)
    await pages(page).getByRole('link', { name: 'Suivant' }).click()
    await expect(first).toHaveText('180')
    expect(await asked()).toEqual(['1', '2', '3'])
    await world.mend()
  })

  await test.step('the list and the text in the search field stay while the next page is loading', async () => {
    await world.fault({ path: 'page=20' }, { delayMs: 1500 })
    await pageLink(page, 20).click()
    const table = page.getByRole('table', { name: 'Livraisons' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    const search = page.getByRole('searchbox', { name: 'Code-barres' })
    await search.fill('CMP')
    await expect(first).toHaveText('10')
    await expect(table).not.toHaveAttribute('aria-busy')
    // A screen reader announces the new page.
    await expect(page.locator('[aria-live=polite]').filter({ hasText: '200 livraisons, page 20' })).toHaveCount(1)
    await expect(search).toHaveValue('CMP')
    await expect(search).toBeFocused()
    await search.fill('')
    await world.mend()
  })

  await test.step('Back closes an open question without sending anything', async () => {
    await page.getByLabel('Statut').selectOption('Commande créée')
    await expect(page).toHaveURL('/livraisons?status=created')
    await page.getByRole('cell', { name: 'Commande créée' }).first().waitFor()
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Annuler la commande' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/livraisons?page=20')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await world.requests('PATCH')).toEqual([])
  })
})
