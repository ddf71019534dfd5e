import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

const clock = '2026-04-15T20:00:00Z'
const HOUR = 3_600_000

/** A delivery of two companies every seven hours from December to April. Of ten, one is not deposited and one is not collected. */
export async function seedStatement(world: World, page: Page) {
  const start = Date.parse('2025-12-20T00:00:00Z')
  const iso = (time: number) => new Date(time).toISOString()
  const orders = Array.from({ length: 380 }, (_, index) => {
    const created = start + index * 7 * HOUR
    const steps = [
      { status: 'created', createdAt: iso(created) },
      { status: 'operin', createdAt: iso(created + 5 * HOUR) },
      { status: 'receive', createdAt: iso(created + (7 + (index % 70)) * HOUR) },
    ]
    const history = steps.slice(0, Math.min(3, 1 + (index % 10)))
    return anOrder({
      id: index + 1,
      status: history.at(-1)?.status ?? 'created',
      company: (index % 4 === 0 ? 8 : 7) as never,
      locker: (1 + (index % 3)) as never,
      client: 801 as never,
      hold: 2880,
      createdAt: iso(created),
      history,
    })
  })
  await world.start({
    clock,
    companies: [aCompany({ id: 7, name: 'Épicerie Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: ['Quai', 'Marché', 'Marina'].map((shortLocation, index) => aLocker({ id: index + 1, shortLocation })),
    clients: [aClient({ id: 801, lastname: 'Teriipaia', email: 'vaimiti@example.test' })],
    orders,
  })
  await page.clock.setFixedTime(clock)
}
