import { expect, test } from '../support/fixtures/test.ts'
import { runUntil, stopClock } from '../support/pages/clock.ts'
import { listCalls } from '../support/pages/orders.ts'
import { seedDeliveries } from '../support/pages/refresh-list.ts'

test('[LIVE-05] [LIVE-06] a change elsewhere shows within a second; the hub gets no token', async ({
  as,
  page,
  world,
}) => {
  await seedDeliveries(world)
  await world.set({ mercure: true })
  await page.clock.install()
  await as('admin').open('/livraisons?status=operin')
  await expect(page.getByText('Suivi en direct')).toBeVisible()
  await expect.poll(() => world.subscriptions()).toHaveLength(1)
  const [asked] = await world.requests('GET /.well-known/mercure')
  expect(asked?.headers).not.toHaveProperty('authorization')
  expect(new URLSearchParams(asked?.query).getAll('topic')).toContain(`${new URL(page.url()).origin}/api/orders/{id}`)
  await world.forgetRequests()
  await stopClock(page)
  await world.changeElsewhere('orders', 202, { status: 'receive' })
  const left = page.getByRole('rowheader', { name: '202 ne correspond plus' })
  expect(await runUntil(page, () => expect(left).toBeVisible({ timeout: 1 }))).toBeLessThan(1_000)
  await page.clock.resume()
  await expect(page.getByRole('listitem').filter({ hasText: 'Déposées' })).toHaveText('Déposées2')
  expect(await listCalls(world)).toHaveLength(1)
})
