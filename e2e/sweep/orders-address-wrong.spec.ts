import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, seedMany } from '../support/pages/orders.ts'

test('wrong addresses of the list of deliveries, and pages beyond its end', async ({ world, as, page }) => {
  const numbers = page.getByRole('rowheader')
  const asked = async () => (await listCalls(world)).map((call) => call.get('page'))

  // `src/features/orders/list/search.test.ts` has all wrong values.
  await test.step('[ORD-86] a wrong value in the address counts as its default, and the address is corrected', async () => {
    async function expectCorrected(corrected: string) {
      await expect(page).toHaveURL(`/livraisons${corrected}`)
      await expect(numbers).toHaveCount(10)
      const [call, ...more] = await listCalls(world)
      expect(more).toEqual([])
      expect(call?.get('page')).toBe(new URLSearchParams(corrected).get('page') ?? '1')
      expect(call?.get('itemsPerPage')).toBe('10')
      expect(call?.has('status')).toBe(false)
      expect(call?.has('barcode')).toBe(false)
    }
    await as('member').open('/livraisons?page=0&per_page=7&status=foo')
    await expectCorrected('')
    await world.forgetRequests()
    await page.goto('/livraisons?page=2&per_page=10&status=&barcode=%20&unknown=1')
    await expectCorrected('?page=2')
  })

  await test.step('[ORD-88] a page beyond the end leads to the last page in one step', async () => {
    await seedMany(world, 25)
    await as('member').open('/livraisons')
    await expect(numbers).toHaveCount(10)
    await world.forgetRequests()
    await page.goto('/livraisons?page=99')
    await expect(numbers).toHaveText(['5', '4', '3', '2', '1'])
    await expect(page).toHaveURL('/livraisons?page=3')
    expect(await asked()).toEqual(['99', '3'])
    // The correction has replaced the wrong address in the history, so that Back skips it.
    await page.goBack()
    await expect(page).toHaveURL('/livraisons')
    await expect(numbers).toHaveCount(10)

    await world.reset({ seed: 'empty' })
    await as('member').open('/livraisons?page=99')
    await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
    await expect(page).toHaveURL('/livraisons')
    await expect.poll(asked).toEqual(['99', '1'])
  })
})
