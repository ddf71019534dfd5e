/** Findings of all reads together: one for each fault, with the affected calls. */
import { selectionOf } from './contract.ts'
import type { Documented } from './documentation.ts'
import { judgeRecords, type FieldFact, type FieldTrouble } from './fields.ts'
import { finding, type Finding } from './findings.ts'
import { pageTroubles, spellingOf } from './judge-pages.ts'
import { whatOf } from './judge-session.ts'
import { lossOf, words } from './losses.copy.ts'
import type { PageSize } from './probe-size.ts'
import { callOf, type Reading, type Readings } from './readings.ts'
import { isOk, isSilence, type Outcome } from './wire.ts'

interface Context {
  documented: Documented
  /** The answer to a record that does not exist. */
  error: Outcome
  size: PageSize | undefined
}

const joined = (names: readonly string[]) => [...new Set(names)].join(words.list)
const callsOf = (readings: readonly Reading[]) => joined(readings.map(({ call }) => call))

export function judgeReadings(readings: Readings, { documented, error, size }: Context): Finding[] {
  const { done } = readings
  const refused = allReadsRefused(done)
  if (refused !== undefined) return [refused]
  return [
    judgeGeneration(done, error),
    ...judgeCalls(readings),
    ...judgeFields(done, documented),
    ...judgePages(done, size),
    ...judgeFilters(done, size),
  ]
}

/** Finding if every read except that of the own account is refused. */
function allReadsRefused(done: readonly Reading[]): Finding | undefined {
  const others = done.filter(({ operation }) => operation.path !== '/me' && operation.isCollection)
  const statuses = others.map(({ outcome }) => (isSilence(outcome) ? 0 : outcome.status))
  return statuses.length > 0 && statuses.every((status) => status === 401 || status === 403)
    ? finding('account.mute', { status: joined(statuses.map(String)) })
    : undefined
}

function judgeGeneration(done: readonly Reading[], error: Outcome): Finding {
  const spellings = done.flatMap(({ page, outcome }) =>
    page !== undefined && isOk(outcome) ? [spellingOf(outcome.body)] : [],
  )
  const [first] = spellings
  if (first === undefined) return finding('generation.unknown')
  if (spellings.includes('bare')) return finding('generation.bare')
  if (first === 'plain') return finding('generation.known', { generation: '4' })
  // Errors of 2.7 have no `detail`.
  const isThird = !isSilence(error) && 'detail' in Object(error.body)
  return finding('generation.known', { generation: isThird ? '3' : '2' })
}

const isAnswered = ({ operation, outcome, page, rows }: Reading) =>
  isOk(outcome) && (operation.isCollection ? page !== undefined : rows.length > 0)

function judgeCalls({ done, unasked }: Readings): Finding[] {
  const failed = done.filter((reading) => !isAnswered(reading))
  const byFault = Map.groupBy(failed, ({ outcome }) => whatOf(outcome))
  const found = [...byFault].map(([what, readings]) => failure(what, readings))
  const unidentified = done.filter(({ losesRows }) => losesRows)
  if (unidentified.length > 0) found.push(finding('reads.unidentified', { calls: callsOf(unidentified) }))
  if (found.length === 0) found.push(finding('reads.right', { count: done.length }))
  if (unasked.length > 0) found.push(finding('reads.unasked', { calls: joined(unasked.map(callOf)) }))
  return found
}

function failure(what: string, readings: readonly Reading[]): Finding {
  const calls = callsOf(readings)
  const outcome = readings[0]?.outcome
  const status = outcome === undefined || isSilence(outcome) ? 0 : outcome.status
  if (status === 401 || status === 403) return finding('reads.refused', { calls, status })
  return status === 404 ? finding('reads.absent', { calls }) : finding('reads.failed', { calls, what })
}

function judgeFields(done: readonly Reading[], documented: Documented): Finding[] {
  const seen = new Set<string>()
  const facts = done.flatMap(({ operation, entity, call, rows }) =>
    judgeRecords(rows, { entity, where: call, selection: selectionOf(operation), documented, seen }),
  )
  if (done.every(({ rows }) => rows.length === 0)) return [finding('fields.empty')]
  const nameOf = ({ entity, field }: FieldFact) => `${entity}.${field}`
  const of = (trouble: FieldTrouble) => facts.filter((fact) => fact.trouble === trouble)
  const placed = (some: readonly FieldFact[]) =>
    [...Map.groupBy(some, nameOf)]
      .map(([name, places]) => `${name} (${joined(places.map(({ where }) => where))})`)
      .join(words.list)
  const lost = (['missing', 'unreadable'] as const).flatMap((trouble) =>
    [...Map.groupBy(of(trouble), (fact) => lossOf(nameOf(fact)))].map(([loss, some]) =>
      finding(`fields.${trouble}`, { fields: placed(some), loss }),
    ),
  )
  const troubled = (['bare', 'converted', 'unlisted'] as const).flatMap((trouble) =>
    of(trouble).length > 0 ? [finding(`fields.${trouble}`, { fields: placed(of(trouble)) })] : [],
  )
  const unseen = of('unseen')
    .map(nameOf)
    .filter((name) => !seen.has(name))
  return [
    ...(lost.length + troubled.length === 0 ? [finding('fields.right')] : []),
    ...lost,
    ...troubled,
    ...(unseen.length > 0 ? [finding('fields.unseen', { fields: joined(unseen) })] : []),
  ]
}

function judgePages(done: readonly Reading[], size: PageSize | undefined): Finding[] {
  const found = pageTroubles.flatMap((trouble) => {
    const readings = done.filter((reading) => reading.pageTroubles.includes(trouble))
    return readings.length > 0 ? [finding(`pages.${trouble}`, { calls: callsOf(readings) })] : []
  })
  if (size !== undefined && size.came < size.expected) {
    found.push(finding('pages.clamp', { size: size.came, asked: size.asked }))
  }
  if (found.length > 0) return found
  return [done.some(({ page }) => page?.next !== undefined) ? finding('pages.right') : finding('pages.short')]
}

function judgeFilters(done: readonly Reading[], size: PageSize | undefined): Finding[] {
  const filters = done.flatMap(({ call, ignored }) => ignored.filters.map((name) => `${call}?${name}=`))
  const unordered = done.filter(({ ignored }) => ignored.order)
  const found = [
    ...(filters.length > 0 ? [finding('filters.ignored', { filters: joined(filters) })] : []),
    ...(unordered.length > 0 ? [finding('filters.order', { calls: callsOf(unordered) })] : []),
    ...(size?.ignoresSelectors ? [finding('filters.selectors', { calls: size.call })] : []),
  ]
  return found.length > 0 ? found : [finding('filters.right')]
}
