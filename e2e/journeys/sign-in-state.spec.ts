import { countLoads } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { expired, refuseNext, signIn } from '../support/pages/session.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

test('[AUTH-33] [AUTH-34] an ended session is explained, and signing in opens its screen', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers')
  await expectRows(page)
  await refuseNext(page, world)
  await world.forgetRequests()
  const loads = countLoads(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL('/connexion')
  await expect(expired(page)).toBeVisible()
  expect(loads()).toBe(1)
  expect((await world.requests()).map(({ path }) => path)).toEqual(['/api/token/refresh'])
  expect(await page.evaluate(() => sessionStorage.getItem('eb_sign_in_state'))).toBeNull()
  await expectNoAxeViolationsInLight(page)
  await page.reload()
  await expect(expired(page)).toBeVisible()
  await world.mend()
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/bookings')
})
