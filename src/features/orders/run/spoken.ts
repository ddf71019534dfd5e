import { countOver } from '#lib/run.ts'
import { type Headings, progress, report } from './copy.ts'
import { countsOf } from './report.ts'
import type { OrderRunView } from './use-run.ts'

/**
 * What screen readers hear: the start, each quarter, a pause and the end. Each order would be too much. The text changes only
 * at these moments.
 */
export function spoken(view: OrderRunView, headings?: Headings): string {
  const { length } = view.entries
  if (view.phase === 'over') return report.end(countsOf(view, headings))
  if (view.phase === 'paused') return progress.paused
  if (view.phase === 'stopping') return progress.stopping
  const quarter = Math.floor((countOver(view) * 4) / length)
  return quarter === 0 ? progress.start(length) : progress.of(Math.ceil((quarter * length) / 4), length)
}
