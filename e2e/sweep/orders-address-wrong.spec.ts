import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, seedMany } from '../support/pages/orders.ts'

/** Wrong addresses of the list of deliveries. `src/features/orders/list/search.test.ts` has all wrong values. */

test('[ORD-88] a page beyond the end leads to the last page in one step, and Back skips it', async ({ world, as }) => {
  await seedMany(world, 25)
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await world.forgetRequests()
  await page.goto('/livraisons?page=99')
  await expect(page.getByRole('rowheader')).toHaveText(['5', '4', '3', '2', '1'])
  await expect(page).toHaveURL('/livraisons?page=3')
  expect((await listCalls(world)).map((call) => call.get('page'))).toEqual(['99', '3'])
  await page.goBack()
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})

test('[ORD-88] a later page of an empty list leads to the first page', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('member').open('/livraisons?page=99')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  await expect(page).toHaveURL('/livraisons')
  await expect.poll(async () => (await listCalls(world)).map((call) => call.get('page'))).toEqual(['99', '1'])
})
