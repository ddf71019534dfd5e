import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { followed, hubCalls, seedHub } from '../support/pages/refresh-hub.ts'
import { rowOf } from '../support/pages/refresh-list.ts'
import { age, aMinuteLater } from '../support/pages/refresh.ts'

/** A hub that is cut, gone, or not allowed. */

test('[LIVE-05] a cut connection resumes after the last known update', async ({ as, world, tolerate }) => {
  tolerate(/mercure|ERR_/)
  await seedHub(world)
  const page = await as('admin').open('/livraisons')
  await expect(followed(page)).toBeVisible()
  await world.changeElsewhere('orders', 202, { status: 'receive' })
  await expect(rowOf(page, 202)).toContainText('récupérée par le client')
  await world.forgetRequests()
  await world.cutSubscriptions()
  await world.changeElsewhere('orders', 203, { status: 'receive' })
  await expect(rowOf(page, 203)).toContainText('récupérée par le client', { timeout: 10_000 })
  await expect(followed(page)).toBeVisible()
  const [again] = await hubCalls(world)
  expect(again?.headers['last-event-id']).toMatch(/^urn:uuid:/)
})

test('[LIVE-05] a hub that the policy does not allow is ignored, with one message in the console of the browser', async ({
  page,
  as,
  world,
  tolerate,
}) => {
  tolerate(/hub\.example|Content Security Policy/)
  await page.clock.install()
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && said.push(message.text())))
  const mercureHub = 'https://hub.example.org/.well-known/mercure'
  await page.route('/config.json', (route) => route.fulfill({ json: { mercureHub } }))
  await seedHub(world)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  for (const calls of [2, 3]) {
    await aMinuteLater(page)
    await expect.poll(() => listCalls(world)).toHaveLength(calls)
  }
  await expect(followed(page)).toHaveCount(0)
  expect(said.filter((text) => text.includes('hub.example.org'))).toHaveLength(1)
})
