/**
 * Figures of « Analyse » and of the monthly statement, computed independently from the records of the stub. Shares no code with the console:
 * histories, clock and percentile are implemented again.
 */

type Json = Record<string, unknown>

interface Fact {
  company: string
  machine: string
  /** The time in Tahiti: `2026-03-12T10:00:00.000Z` at ten o'clock. */
  created: string
  isCollected: boolean
  /** In hours, while the parcel was in the machine. Null when it never was. */
  hours: number | null
  isStillThere: boolean
  isDue: boolean
  isExpired: boolean
  isOldEnough: boolean
  isCollectedSoon: boolean
}

const HOUR = 3_600_000
const inMachine = 'operin reminder overtimedue overtime'

const addressOf = (thing: unknown) => (typeof thing === 'string' ? thing : (thing as Json)['@id'])

function factOf(
  order: Json,
  now: number,
  names: { company: Map<unknown, string>; machine: Map<unknown, string> },
): Fact {
  const history = (order['history'] as Json[]).map((each) => ({
    status: String(each['status']),
    time: Date.parse(String(each['createdAt'])),
  }))
  history.sort((one, other) => one.time - other.time)
  let hours = 0
  let entered: number | null = null
  let firstIn: number | null = null
  let collectedAt: number | null = null
  for (const { status, time } of history) {
    const isInside = inMachine.includes(status)
    if (isInside && entered === null) {
      entered = time
      firstIn ??= time
    }
    if (!isInside && entered !== null) {
      hours += (time - entered) / HOUR
      entered = null
    }
    if (status === 'receive') collectedAt ??= time
  }
  if (entered !== null) hours += (now - entered) / HOUR
  const hold = Number(order['hold']) / 60
  const wasIn = firstIn !== null
  const isMarked = history.some(({ status }) => status === 'overtime')
  return {
    company: names.company.get(addressOf(order['company'])) ?? '?',
    machine: names.machine.get(addressOf(order['locker'])) ?? '?',
    created: new Date(Date.parse(String(order['createdAt'])) - 10 * HOUR).toISOString(),
    isCollected: collectedAt !== null,
    hours: wasIn ? hours : null,
    isStillThere: entered !== null,
    isDue: firstIn !== null && (isMarked || firstIn + hold * HOUR <= now),
    isExpired: isMarked || hours > hold,
    isOldEnough: firstIn !== null && now - firstIn >= 24 * HOUR,
    isCollectedSoon: firstIn !== null && collectedAt !== null && collectedAt - firstIn <= 24 * HOUR,
  }
}

/** Percentile as in spreadsheets: with n values, the index of the fraction p is p × (n - 1), counted from 0. */
function percentile(facts: readonly Fact[], part: number) {
  const values = facts.map(({ hours }) => hours ?? 0).toSorted((a, b) => a - b)
  const place = part * (values.length - 1)
  const low = values[Math.floor(place)] ?? 0
  const high = values[Math.ceil(place)] ?? 0
  const value = low + (high - low) * (place % 1)
  const isAtLeast = facts.some(({ isStillThere, hours }) => isStillThere && (hours ?? 0) <= value)
  // Rounds half a tenth up. Times are whole minutes, so the addend only compensates for binary fractions.
  const [whole = '', tenth] = String(Math.round(value * 10 + 1e-6) / 10).split('.')
  const text = whole.replaceAll(/(\d)(?=(\d{3})+$)/g, '$1 ') + (tenth === undefined ? '' : `,${tenth}`)
  return `${isAtLeast ? '≥ ' : ''}${text} h`
}

const few = 'trop peu de livraisons'

function shareOf(facts: readonly Fact[], isYes: (fact: Fact) => boolean) {
  if (facts.length < 20) return few
  const yes = facts.filter(isYes).length
  return `${Math.round((yes * 100) / facts.length)} % (${yes} sur ${facts.length})`
}

/** The five figures in words: deliveries, median, 90th percentile, collected in a day, expired. */
function wordsOf(facts: readonly Fact[]) {
  const due = facts.filter(({ isDue, hours }) => isDue && hours !== null)
  const old = facts.filter(({ isOldEnough }) => isOldEnough)
  return [
    String(facts.length),
    due.length < 20 ? few : percentile(due, 0.5),
    due.length < 20 ? few : percentile(due, 0.9),
    shareOf(old, ({ isCollectedSoon }) => isCollectedSoon),
    shareOf(due, ({ isExpired }) => isExpired),
  ]
}

/** The columns of the statement: created, deposited, collected, expired, median, 90th percentile. */
function statementWordsOf(facts: readonly Fact[]) {
  const due = facts.filter(({ isDue }) => isDue)
  return [
    String(facts.length),
    String(facts.filter(({ hours }) => hours !== null).length),
    String(facts.filter(({ isCollected }) => isCollected).length),
    String(due.filter(({ isExpired }) => isExpired).length),
    ...[0.5, 0.9].map((part) => (due.length < 20 ? '–' : percentile(due, part))),
  ]
}

const byName = (facts: readonly Fact[], key: 'company' | 'machine', words: (of: readonly Fact[]) => string[]) =>
  new Map(
    [...new Set(facts.map((fact) => fact[key]))].map((name) => [
      name,
      words(facts.filter((fact) => fact[key] === name)),
    ]),
  )

type Table = (name: string) => Promise<Json[]>

/** Facts of all orders, the newest first. */
async function factsOf(table: Table, now: number) {
  const nameBy = (rows: Json[], key: string) => new Map(rows.map((row) => [addressOf(row), String(row[key])] as const))
  const names = {
    company: nameBy(await table('companies'), 'name'),
    machine: nameBy(await table('lockers'), 'shortLocation'),
  }
  const orders = (await table('orders')).toSorted((a, b) => Number(b['id']) - Number(a['id']))
  return orders.map((order) => factOf(order, now, names))
}

/** Figures of the newest thousand orders. */
export async function secondCount(table: Table, now: number) {
  const facts = (await factsOf(table, now)).slice(0, 1000)
  return {
    all: wordsOf(facts),
    companies: byName(facts, 'company', wordsOf),
    machines: byName(facts, 'machine', wordsOf),
  }
}

/** Figures of the orders of a company that were created in a month: `2026-03`. */
export async function countMonth(table: Table, now: number, name: string, month: string) {
  const facts = (await factsOf(table, now)).filter(
    ({ company, created }) => company === name && created.startsWith(month),
  )
  return { all: statementWordsOf(facts), machines: byName(facts, 'machine', statementWordsOf) }
}
