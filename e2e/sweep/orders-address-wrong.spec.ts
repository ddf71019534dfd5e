import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, seedMany } from '../support/pages/orders.ts'

/** `src/features/orders/list/search.test.ts` has all wrong values. */
const wrong = [
  { address: '?page=0&per_page=7&status=foo', corrected: '' },
  { address: '?status=constructor&barcode=%20', corrected: '' },
  { address: '?page=2&per_page=10&status=&unknown=1', corrected: '?page=2' },
]

test('[ORD-86] a wrong value in the address counts as its default, and the address is corrected', async ({
  world,
  as,
}) => {
  const page = await as('member').open('/livraisons?status=operin')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  for (const { address, corrected } of wrong) {
    await world.forgetRequests()
    await page.goto(`/livraisons${address}`)
    await expect(page).toHaveURL(`/livraisons${corrected}`)
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    const [call, ...more] = await listCalls(world)
    expect(more).toEqual([])
    expect(call?.get('page')).toBe(new URLSearchParams(corrected).get('page') ?? '1')
    expect(call?.get('itemsPerPage')).toBe('10')
    expect(call?.has('status')).toBe(false)
    expect(call?.has('barcode')).toBe(false)
  }
})

test('[ORD-88] a page beyond the end leads to the last page in one step', async ({ world, as }) => {
  await seedMany(world, 25)
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await world.forgetRequests()
  await page.goto('/livraisons?page=99')
  await expect(page.getByRole('rowheader')).toHaveText(['5', '4', '3', '2', '1'])
  await expect(page).toHaveURL('/livraisons?page=3')
  expect((await listCalls(world)).map((call) => call.get('page'))).toEqual(['99', '3'])
  // The correction has replaced the wrong address in the history, so that Back skips it.
  await page.goBack()
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)

  await world.reset({ seed: 'empty' })
  await as('member').open('/livraisons?page=99')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  await expect(page).toHaveURL('/livraisons')
  const asked = async () => (await listCalls(world)).map((call) => call.get('page'))
  await expect.poll(asked).toEqual(['99', '1'])
})
