import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** The monthly statement of a company. */

export const clock = '2026-04-15T20:00:00Z'

/** Said once all deliveries have been read. */
export const finished = /lecture terminée/

const HOUR = 3_600_000

/** Numbers that look random, the same in every run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Midnight in Tahiti between two months, in UTC. */
const MIDNIGHTS = ['2026-01-01T10:00:00Z', '2026-02-01T10:00:00Z', '2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z']

/** 900 deliveries of two companies from December to April, some of them a second beside midnight in Tahiti. */
export async function seedStatement(world: World) {
  await world.reset({ seed: 'empty', clock })
  const roll = dice(7)
  const start = Date.parse('2025-12-10T00:00:00Z')
  const times = Array.from({ length: 900 }, (_, index) => start + index * 3.3 * HOUR + roll(3_000_000))
  const beside = MIDNIGHTS.flatMap((midnight) => [-1000, 0, 1000].map((by) => Date.parse(midnight) + by))
  const all = [...times, ...beside].toSorted((a, b) => a - b)
  const iso = (time: number) => new Date(time).toISOString()
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Épicerie Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: ['Quai', 'Marché', 'Marina'].map((shortLocation, index) => aLocker({ id: index + 1, shortLocation })),
    clients: [aClient({ id: 801, lastname: 'Teriipaia', email: 'vaimiti@example.test' })],
  })
  const orders = all.map((created, index) => {
    const deposit = created + (1 + roll(20)) * HOUR
    const collected = deposit + (2 + roll(70)) * HOUR
    const kind = roll(10)
    const history = [
      { status: 'created', createdAt: iso(created) },
      ...(kind > 0 ? [{ status: 'operin', createdAt: iso(deposit) }] : []),
      ...(kind > 1 ? [{ status: 'receive', createdAt: iso(collected) }] : []),
    ]
    return anOrder({
      id: index + 1,
      status: kind > 1 ? 'receive' : kind > 0 ? 'operin' : 'created',
      company: (index % 3 === 0 ? 8 : 7) as never,
      locker: (1 + roll(3)) as never,
      client: 801 as never,
      hold: 2880,
      createdAt: iso(created),
      history,
    })
  })
  await world.seed({ orders })
}
