import type { Outcome } from '#lib/run.ts'
import { groups, report } from './copy.ts'
import type { OrderRunView } from './use-run.ts'

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
export function groupsOf({ entries }: OrderRunView): Group[] {
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
export const countsOf = (view: OrderRunView) =>
  groupsOf(view)
    .map(({ heading }) => heading)
    .join(', ')

/** The report as text, for the clipboard. */
export const reportText = (title: string, view: OrderRunView) =>
  [
    title,
    ...groupsOf(view).flatMap(({ heading, lines }) => [
      '',
      heading,
      ...lines.map(({ name, reason }) => `- ${report.line(name, reason)}`),
    ]),
  ].join('\n')
