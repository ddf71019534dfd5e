import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { age, aMinuteLater, refreshButton, setHidden } from '../support/pages/living.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { listCalls } from '../support/pages/orders.ts'
import { field } from '../support/pages/vocabulary.ts'

/** Screens that follow the hub of the server. */

const HUB = '/.well-known/mercure'

/** The row of an order, whatever is said about it. */
const rowOf = (page: Page, id: number) => page.getByRole('row').filter({ hasText: new RegExp(`^${id}`) })

const followed = (page: Page) => page.getByText('Suivi en direct')
const hubCalls = async (world: World) =>
  (await world.requests(`GET ${HUB}`)).map(({ headers, query }) => ({ headers, query }))

async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  await world.set({ mercure: true })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: [201, 202, 203].map((id) => anOrder({ id, status: 'operin', company: 7 })),
  })
}

test('[LIVE-05] [LIVE-03] a row changes within a second of a change by somebody else, and so do the counts', async ({
  as,
  world,
}) => {
  await seed(world)
  const page = await as('admin').open('/livraisons?status=operin')
  await expect(followed(page)).toBeVisible()
  expect(await world.subscriptions()).toHaveLength(1)
  await world.forgetRequests()
  await world.changeElsewhere('orders', 202, { status: 'receive' })
  await expect(page.getByRole('rowheader', { name: '202 ne correspond plus' })).toBeVisible({ timeout: 1_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Déposées' })).toHaveText('Déposées2')
  expect(await listCalls(world)).toHaveLength(1)
})

test('[LIVE-06] a forged update is one call, and nothing is shown from it; the hub gets no token', async ({
  as,
  world,
}) => {
  await seedOrder(world)
  await world.set({ mercure: true })
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(followed(page)).toBeVisible()
  const [asked] = await hubCalls(world)
  expect(asked?.headers).not.toHaveProperty('authorization')
  expect([...new URLSearchParams(asked?.query).keys()]).not.toContain('authorization')
  expect(new URLSearchParams(asked?.query).getAll('topic')).toContain(`${new URL(page.url()).origin}/api/orders/14`)
  const before = await field(page, 'ID commande Cleveron').inputValue()
  await world.forgetRequests()
  await world.forgeUpdate('/api/orders/14', { '@id': '/api/orders/14', cleveronOrderId: 'FORGED', status: 'forged' })
  await expect.poll(() => world.requests('GET')).toHaveLength(1)
  await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
  await expect(field(page, 'ID commande Cleveron')).toHaveValue(before)
  await expect(page.getByText(/forged/i)).toHaveCount(0)
  expect((await world.requests('GET')).map(({ path }) => path)).toEqual(['/api/orders/14'])
})

test('[LIVE-05] the reading of every minute rests while the hub is up, and is back when it is gone', async ({
  page,
  as,
  world,
  tolerate,
}) => {
  tolerate(/mercure|ERR_/)
  await page.clock.install()
  await seed(world)
  await as('admin').open('/livraisons')
  await expect(followed(page)).toBeVisible()
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await listCalls(world)).toEqual([])
  await world.changeElsewhere('orders', 202, { status: 'receive' })
  await page.clock.runFor(1_000)
  await expect(rowOf(page, 202)).toContainText('récupérée par le client')
  await page.clock.runFor(70_000)
  await world.forgetRequests()
  await world.set({ mercure: false })
  await expect(followed(page)).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect.poll(() => listCalls(world)).toHaveLength(1)
})

test('[LIVE-05] a connection that is cut comes back with the last update it knows, a hidden tab has none', async ({
  as,
  world,
  tolerate,
}) => {
  tolerate(/mercure|ERR_/)
  await seed(world)
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
  await setHidden(page, true)
  await expect.poll(() => world.subscriptions()).toEqual([])
  await setHidden(page, false)
  await expect.poll(() => world.subscriptions()).toHaveLength(1)
})

test('[LIVE-05] a hub that the policy does not allow is ignored, and said once in the console of the browser', async ({
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
  await seed(world)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  for (const calls of [2, 3]) {
    await aMinuteLater(page)
    await expect.poll(() => listCalls(world)).toHaveLength(calls)
  }
  await expect(followed(page)).toHaveCount(0)
  expect(said.filter((text) => text.includes('hub.example.org'))).toHaveLength(1)
})
