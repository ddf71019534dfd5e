import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** The monthly report of a company, and its figures computed by other code. */

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
export async function seedReport(world: World) {
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

type Json = Record<string, unknown>

/** Key figures of a month, from the records of the stub. Shares no code with the console. */
export async function countMonth(world: World, company: number, month: string) {
  const orders = (await world.table('orders')) as Json[]
  const now = Date.parse(clock)
  const idIn = (value: unknown) =>
    Number(
      String((value as Json)?.['@id'] ?? value)
        .split('/')
        .at(-1),
    )
  const facts = orders
    .filter((order) => idIn(order['company']) === company)
    .filter((order) => new Date(Date.parse(String(order['createdAt'])) - 10 * HOUR).toISOString().startsWith(month))
    .map((order) => {
      const history = order['history'] as { status: string; createdAt: string }[]
      const timeOf = (status: string) => {
        const entry = history.find((each) => each.status === status)
        return entry && Date.parse(entry.createdAt)
      }
      const [deposit, collected] = [timeOf('operin'), timeOf('receive')]
      const stayed = deposit === undefined ? undefined : (collected ?? now) - deposit
      return {
        machine: idIn(order['locker']),
        isDeposited: deposit !== undefined,
        isCollected: collected !== undefined,
        isDue: deposit !== undefined && deposit + 48 * HOUR <= now,
        hours: stayed === undefined ? 0 : stayed / HOUR,
        isThere: deposit !== undefined && collected === undefined,
      }
    })
  const words = (of: typeof facts) => {
    const due = of.filter(({ isDue }) => isDue)
    return [
      of.length,
      of.filter(({ isDeposited }) => isDeposited).length,
      of.filter(({ isCollected }) => isCollected).length,
      due.filter(({ hours }) => hours > 48).length,
      percentile(due, 0.5),
      percentile(due, 0.9),
    ].map(String)
  }
  return {
    all: words(facts),
    machines: new Map(
      ['Quai', 'Marché', 'Marina'].map((name, index) => [
        name,
        words(facts.filter(({ machine }) => machine === index + 1)),
      ]),
    ),
  }
}

function percentile(facts: readonly { hours: number; isThere: boolean }[], part: number) {
  if (facts.length < 20) return '–'
  const values = facts.map(({ hours }) => hours).toSorted((a, b) => a - b)
  const place = part * (values.length - 1)
  const low = values[Math.floor(place)] ?? 0
  const value = low + ((values[Math.ceil(place)] ?? 0) - low) * (place % 1)
  const isAtLeast = facts.some(({ isThere, hours }) => isThere && hours <= value)
  return `${isAtLeast ? '≥ ' : ''}${grouped(Math.round(value * 10 + 1e-6) / 10)} h`
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The rows of a table, by their first cell. */
export async function reportRows(page: Page, name: string) {
  const rows = await page.getByRole('table', { name, exact: true }).locator('tbody tr, tfoot tr').all()
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
  return new Map(texts.map(([head = '', ...cells]) => [plain(head), cells.map(plain)]))
}

/** `1 964,8` */
function grouped(value: number) {
  const [whole = '', part] = String(value).split('.')
  const thousands = whole.replaceAll(/(\d)(?=(\d{3})+$)/g, '$1 ')
  return part === undefined ? thousands : `${thousands},${part}`
}
