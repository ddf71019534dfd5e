import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { listCalls } from '../support/pages/orders.ts'
import { followed, hubCalls } from '../support/pages/refresh-hub.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { expectRows, field, visit } from '../support/pages/vocabulary.ts'

/** Screens that follow the hub of the server. */

test('[LIVE-03] [LIVE-05] [LIVE-06] the page of a delivery and the list follow the hub', async ({ as, world }) => {
  await seedOrder(world)
  await world.set({ mercure: true })
  await world.seed({ orders: [201, 202, 203].map((id) => anOrder({ id, status: 'operin', company: 7 })) })
  const page = await as('admin').open('/livraisons/detail/14')

  await test.step('[LIVE-06] a forged update causes one call, and its content is not shown; the hub gets no token', async () => {
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

  await test.step('[LIVE-05] [LIVE-03] a row changes within a second of a change by somebody else, and so do the counts', async () => {
    await visit(page, '/livraisons?status=operin')
    await expectRows(page)
    await expect(followed(page)).toBeVisible()
    await expect.poll(() => world.subscriptions()).toHaveLength(1)
    await world.forgetRequests()
    await world.changeElsewhere('orders', 202, { status: 'receive' })
    await expect(page.getByRole('rowheader', { name: '202 ne correspond plus' })).toBeVisible({ timeout: 1_000 })
    await expect(page.getByRole('listitem').filter({ hasText: 'Déposées' })).toHaveText('Déposées2')
    expect(await listCalls(world)).toHaveLength(1)
  })
})
