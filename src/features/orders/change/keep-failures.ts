import { rememberPerson } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
/** Copies the failures of a run into the journal, because closing the report or leaving the screen discards it. */
import { failures, type Headings } from './copy.ts'
import { groupsOf, type OrderRunReport } from './report.ts'

/** Failed outcomes. An order left out because of its status is not a failure. */
const FAILED = new Set(['refused', 'failed', 'uncertain'])

/** Maximum number of orders in one entry. */
const NAMED = 20

/** Journal entry. Undefined without a failure. */
function failuresOf(title: string, view: OrderRunReport, headings: Headings) {
  const failed = groupsOf(view, headings).filter(({ kind }) => FAILED.has(kind))
  const lines = failed.flatMap((group) => group.lines)
  const [only, ...others] = lines
  if (only === undefined) return undefined
  const more = lines.length - NAMED
  const texts = [
    ...lines.slice(0, NAMED).map(({ name, reason }) => failures.line(name, reason)),
    ...(more > 0 ? [failures.more(more)] : []),
  ]
  return {
    asked: failures.asked(
      title,
      failed.map(({ heading }) => heading),
    ),
    help: texts.map((text) => ({ text })),
    record: others.length === 0 ? `/livraisons/detail/${only.id}` : undefined,
  }
}

/** Starts with a run. @returns a function that adds the failures of an attempt to the journal */
export function keepFailures(title: string, headings: Headings) {
  const isSamePerson = rememberPerson()
  const screen = location.pathname + location.search
  const kept = new WeakSet<object>()
  return (view: OrderRunReport) => {
    const entries = view.entries.filter(({ outcome }) => outcome !== undefined && !kept.has(outcome))
    for (const { outcome } of entries) if (outcome) kept.add(outcome)
    const failed = failuresOf(title, { ...view, entries }, headings)
    // After a sign-out the journal belongs to another user.
    if (failed === undefined || !isSamePerson()) return
    flash.keepFailure()
    flash.add(flash.newest(), { ...failed, screen })
  }
}
