import type { Order } from '#api/generated/entities.ts'
import type { Outcome, RunView } from '#lib/run.ts'
import { groups, report } from './copy.ts'

/** What the report needs of a run. */
export type OrderRunReport = RunView<Pick<Order, 'id' | 'barcode'>, string | undefined>

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

function reasonOf(outcome: Outcome<string | undefined>): string | undefined {
  if (outcome.kind === 'skipped') return report.state(outcome.state)
  return 'reason' in outcome ? outcome.reason : undefined
}

/** The outcomes in groups. Groups without an order are left out. */
export function groupsOf({ entries }: OrderRunReport): Group[] {
  const kinds = Object.keys(groups) as Kind[]
  return kinds.flatMap((kind) => {
    const lines = entries.flatMap(({ item: { id, barcode }, outcome }): Line[] => {
      if (outcome?.kind !== kind) return []
      const reason = reasonOf(outcome)
      return [{ id, name: report.order(id, barcode), ...(reason !== undefined && { reason }) }]
    })
    return lines.length === 0 ? [] : [{ kind, heading: groups[kind](lines.length), lines }]
  })
}

/** « 2 faites, 1 laissée de côté ». */
export const countsOf = (view: OrderRunReport) =>
  groupsOf(view)
    .map(({ heading }) => heading)
    .join(', ')

/** The report as text, for the clipboard. */
export const reportText = (title: string, view: OrderRunReport) =>
  [
    title,
    ...groupsOf(view).flatMap(({ heading, lines }) => [
      '',
      heading,
      ...lines.map(({ name, reason }) => `- ${report.line(name, reason)}`),
    ]),
  ].join('\n')
