import type { Order } from '#api/generated/entities.ts'
import type { Outcome, RunView } from '#lib/run.ts'
import { groups, type Headings, report } from './copy.ts'

/** What a reading says of an order. */
export interface OrderState {
  status: string | undefined
  /** Why it stays as it is, where its status is not the reason. */
  remark?: string
}

/** What the report needs of a run. */
export type OrderRunReport = RunView<Pick<Order, 'id' | 'barcode'>, OrderState>

type Kind = Outcome<unknown>['kind']

interface Line {
  id: number
  name: string
  /** Why the order was not done. */
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

/** The outcomes in groups. Groups without an order are left out. */
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
