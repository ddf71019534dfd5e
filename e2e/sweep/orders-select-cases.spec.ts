import { expect, test } from '../support/fixtures/test.ts'
import { callsOfRun, confirmRun } from '../support/pages/parcel-group.ts'
import { act, pageBox, seedStatus, selectButton } from '../support/pages/selection.ts'

/** Many deliveries at once, while the token expires. */

test('[BULK-04] a token that expires at the fifth of twelve: all are done, and none twice', async ({ world, as }) => {
  await seedStatus(world, 12, 'picked_up')
  const page = await as('member').open('/livraisons?per_page=20')
  await selectButton(page).click()
  await pageBox(page).check()
  await world.fault({ method: 'PATCH', path: '/orders/8$', times: 1 }, { expireToken: true })
  await act(page, 'Déposée').click()
  await confirmRun(page)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 4 })).toHaveText(['12 faites'])
  const written = (await callsOfRun(world)).filter(({ call, status }) => call.startsWith('PATCH') && status === 200)
  expect(new Set(written.map(({ call }) => call)).size).toBe(12)
  expect(written).toHaveLength(12)
})
