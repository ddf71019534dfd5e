import type { Order } from '#api/generated/entities.ts'
import { countOver, type Outcome, type RunView } from '#lib/run.ts'
import { groups, type Headings, progress, report } from './copy.ts'

/** State of an order after a read. */
export interface OrderState {
  status: string | undefined
  /** Reason for leaving the order unchanged, other than its status. */
  remark?: string
}

/** The part of a run that the report uses. */
export type OrderRunReport = RunView<Pick<Order, 'id' | 'barcode'>, OrderState>

type Kind = Outcome<unknown>['kind']

interface Line {
  id: number
  name: string
  /** Reason of the failure. */
  reason?: string
}

/** One group of the report, such as « 2 laissées de côté ». */
export interface Group {
  kind: Kind
  heading: string
  lines: Line[]
}

function reasonOf(outcome: Outcome<OrderState>): string | undefined {
  if (outcome.kind === 'skipped') return outcome.state.remark ?? report.state(outcome.state.status)
  return 'reason' in outcome ? outcome.reason : undefined
}

/** Groups the outcomes, without empty groups. */
export function groupsOf({ entries }: OrderRunReport, headings: Headings = groups): Group[] {
  const kinds = Object.keys(groups) as Kind[]
  return kinds.flatMap((kind) => {
    const lines = entries.flatMap(({ item: { id, barcode }, outcome }): Line[] => {
      if (outcome?.kind !== kind) return []
      const reason = reasonOf(outcome)
      return [{ id, name: report.order(id, barcode), ...(reason !== undefined && { reason }) }]
    })
    return lines.length === 0 ? [] : [{ kind, heading: headings[kind](lines.length), lines }]
  })
}

/** « 2 faites, 1 laissée de côté ». */
export const countsOf = (view: OrderRunReport, headings?: Headings) =>
  groupsOf(view, headings)
    .map(({ heading }) => heading)
    .join(', ')

/** The report as text, for the clipboard. */
export const reportText = (title: string, view: OrderRunReport, headings?: Headings) =>
  [
    title,
    ...groupsOf(view, headings).flatMap(({ heading, lines }) => [
      '',
      heading,
      ...lines.map(({ name, reason }) => `- ${report.line(name, reason)}`),
    ]),
  ].join('\n')

/**
 * Text for screen readers: start, each quarter, wait, pause and end. It changes only at these moments, because announcing each
 * order would be too much.
 */
export function spoken(view: OrderRunReport, headings?: Headings): string {
  const { length } = view.entries
  if (view.phase === 'over') return report.end(countsOf(view, headings))
  if (view.phase === 'waiting') return progress.waiting(view.waitMs)
  if (view.phase === 'paused') return progress.paused
  if (view.phase === 'stopping') return progress.stopping
  const quarter = Math.floor((countOver(view) * 4) / length)
  return quarter === 0 ? progress.start(length) : progress.of(Math.ceil((quarter * length) / 4), length)
}
