import { isApiError, judgeWrite } from '#api/errors.ts'
import type { Order } from '#api/generated/entities.ts'
import { atStatus } from '#domain/orders/status.ts'
import { failures, groups, type Headings, jobResult, progress, reasons } from '#lib/bulk-job.copy.ts'
import { type BulkJobView, countOver, type Judgement, type Outcome } from '#lib/bulk-job.ts'
import { rememberPerson } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'

/** State of an order after a read. */
export interface OrderState {
  status: string | undefined
  /** Reason for leaving the order unchanged, other than its status. */
  remark?: string
}

/** The part of a bulk job that the result uses. */
export type OrderJobResult = BulkJobView<Pick<Order, 'id' | 'barcode'>, OrderState>

type Kind = Outcome<unknown>['kind']

interface Line {
  id: number
  name: string
  /** Reason of the failure. */
  reason?: string
}

/** One group of the result, such as « 2 laissées de côté ». */
export interface Group {
  kind: Kind
  heading: string
  lines: Line[]
}

function reasonOfOutcome(outcome: Outcome<OrderState>): string | undefined {
  if (outcome.kind === 'skipped') return outcome.state.remark ?? atStatus(outcome.state.status)
  return 'reason' in outcome ? outcome.reason : undefined
}

/** Groups the outcomes, without empty groups. */
export function groupsOf({ entries }: OrderJobResult, headings: Headings = groups): Group[] {
  const kinds = Object.keys(groups) as Kind[]
  return kinds.flatMap((kind) => {
    const lines = entries.flatMap(({ item: { id, barcode }, outcome }): Line[] => {
      if (outcome?.kind !== kind) return []
      const reason = reasonOfOutcome(outcome)
      return [{ id, name: (headings.nameOf ?? jobResult.order)(id, barcode), ...(reason !== undefined && { reason }) }]
    })
    return lines.length === 0 ? [] : [{ kind, heading: headings[kind](lines.length), lines }]
  })
}

/** « 2 faites, 1 laissée de côté ». */
export const countsOf = (view: OrderJobResult, headings?: Headings) =>
  groupsOf(view, headings)
    .map(({ heading }) => heading)
    .join(', ')

/** The result as text, for the clipboard. */
export const jobResultText = (title: string, view: OrderJobResult, headings?: Headings) =>
  [
    title,
    ...groupsOf(view, headings).flatMap(({ heading, lines }) => [
      '',
      heading,
      ...lines.map(({ name, reason }) => `- ${jobResult.line(name, reason)}`),
    ]),
  ].join('\n')

/** Text for screen readers: start, each quarter, wait, pause and end. Announcing each order would be too much. */
export function spoken(view: OrderJobResult, headings?: Headings): string {
  const { length } = view.entries
  if (view.phase === 'over') return jobResult.end(countsOf(view, headings))
  if (view.phase === 'waiting') return progress.waiting(view.waitMs)
  if (view.phase === 'paused') return progress.paused
  if (view.phase === 'stopping') return progress.stopping(headings?.noun)
  const quarter = Math.floor((countOver(view) * 4) / length)
  return quarter === 0 ? progress.start(length, headings?.noun) : progress.of(Math.ceil((quarter * length) / 4), length)
}

/** Failed outcomes. An order left out because of its status is not a failure. */
const FAILED = new Set(['refused', 'failed', 'uncertain'])

/** Maximum number of orders in one entry. */
const NAMED = 20

/** Journal entry. Undefined without a failure. */
function failuresOf(title: string, view: OrderJobResult, headings: Headings) {
  const failed = groupsOf(view, headings).filter(({ kind }) => FAILED.has(kind))
  const lines = failed.flatMap((group) => group.lines)
  const [only, ...others] = lines
  if (only === undefined) return undefined
  const more = lines.length - NAMED
  const texts = [
    ...lines.slice(0, NAMED).map(({ name, reason }) => jobResult.line(name, reason)),
    ...(more > 0 ? [failures.more(more)] : []),
  ]
  return {
    asked: failures.asked(
      title,
      failed.map(({ heading }) => heading),
    ),
    help: texts.map((text) => ({ text })),
    record: others.length === 0 && headings.nameOf === undefined ? `/livraisons/detail/${only.id}` : undefined,
  }
}

/**
 * Copies the failures of a bulk job into the journal, because closing the result or leaving the screen discards it. Starts with the job.
 * @returns a function that adds the failures of an attempt
 */
export function keepFailures(title: string, headings: Headings) {
  const isSamePerson = rememberPerson()
  const screen = location.pathname + location.search
  const kept = new WeakSet<object>()
  return (view: OrderJobResult) => {
    const entries = view.entries.filter(({ outcome }) => outcome !== undefined && !kept.has(outcome))
    for (const { outcome } of entries) if (outcome) kept.add(outcome)
    const failed = failuresOf(title, { ...view, entries }, headings)
    // After a sign-out the journal belongs to another user.
    if (failed === undefined || !isSamePerson()) return
    flash.keepFailure({ ...failed, screen })
  }
}

/** The token refresh failed (401), or the server asks to wait (429): nothing was processed, and a retry may succeed. */
const PASSING = new Set([401, 429])

/** Classifies a failed call of a bulk job. */
export function judgeCall(error: unknown): Judgement {
  const verdict = judgeWrite(error)
  const reason = reasonOf(error)
  const isPassing = verdict === 'refused' && isApiError(error) && PASSING.has(error.status ?? 0)
  const waitMs = isPassing && error.status === 429 ? error.retryAfterMs : undefined
  return { fault: isPassing ? 'failed' : verdict, reason, ...(waitMs !== undefined && { waitMs }) }
}

/** The server's text of a refusal. The text of a 401 is about the token, and the text of a 5xx is not meant for staff. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return reasons.defect
  const { kind, status = 0, description, violations } = error
  if (kind !== 'status') return reasons[kind]
  const said = violations.map(({ message }) => message).join(' ') || description
  if (said && status < 500 && status !== 401) return said
  return status === 404 ? reasons.missing : reasons.status(status)
}
