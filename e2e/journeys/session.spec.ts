import { letExpire, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

test('[AUTH-31] [AUTH-32] [API-02] an expired token is refreshed before the next call, which carries the new token', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/composants')
  const before = await letExpire(page)
  const expired = await storedToken(page)
  await world.forgetRequests()
  await page.goto('/lockers')
  await expectRows(page)
  const [refresh, list, ...others] = await world.requests()
  expect(others).toEqual([])
  expect(refresh).toMatchObject({ method: 'POST', url: '/api/token/refresh' })
  expect(refresh?.body).toEqual({ refresh_token: before?.refresh_token })
  expect(refresh?.headers).not.toHaveProperty('authorization')
  const after = await storedToken(page)
  expect(after?.accessToken).not.toBe(expired?.accessToken)
  expect(list).toMatchObject({ path: '/api/lockers', headers: { authorization: `Bearer ${after?.accessToken}` } })
})
