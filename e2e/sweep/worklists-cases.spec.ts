import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { worklists } from '../support/pages/orders.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'
import { countOf, seedWorklists } from '../support/pages/worklists.ts'

test.beforeEach(({ world }) => seedWorklists(world))

test('[WRK-01] choosing a worklist does not move the list, although a button appears', async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await expect(countOf(page, 'Expirées')).toHaveText('2')
  const table = page.getByRole('table', { name: 'Livraisons' })
  const before = await table.boundingBox()
  await worklists(page).getByRole('link', { name: 'Expirées' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
  await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
  expect((await table.boundingBox())?.y).toBe(before?.y)
})

test('[WRK-03] a change of status moves the counts in the frame in which its row leaves', async ({ world, as }) => {
  const page = await as('operator').open('/livraisons?status=operin')
  await expect(countOf(page, 'Déposées')).toHaveText('4')
  await rowMenu(page, '3', 'Marquer comme récupérée par le client')
  const reads = await holdCalls(page, 'GET **/api/orders?*')
  await world.forgetRequests()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const list = [...document.querySelectorAll('nav li')].find((item) => item.textContent?.startsWith('Déposées'))
      seen.add(`${document.querySelectorAll('tbody [scope=row]').length} rows, ${list?.textContent}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'Commande #3 modifiée')
  await expect(row(page, '3')).toHaveCount(0)
  await expect(countOf(page, 'Déposées')).toHaveText('3')
  await reads.letAll()
  await expect.poll(() => world.counts()).toHaveLength(8)
  await expect(countOf(page, 'Déposées')).toHaveText('3')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toEqual(['4 rows, Déposées4', '3 rows, Déposées3'])
})
