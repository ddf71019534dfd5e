import { expect, test } from 'vitest'
import { afterReading, type Sent, type Verdict } from './bulk-job-steps.ts'

/** `bulk-job-faults.test.ts` has the steps after a failed call. */
test.each<{ sent: Sent; leadsTo: Record<Verdict, ReturnType<typeof afterReading>> }>([
  { sent: 'nothing', leadsTo: { write: 'writing', there: 'skipped', skip: 'skipped' } },
  { sent: 'undone', leadsTo: { write: 'writing', there: 'done', skip: 'skipped' } },
  { sent: 'lost', leadsTo: { write: 'failed', there: 'done', skip: 'skipped' } },
  { sent: 'repeatable', leadsTo: { write: 'writing', there: 'done', skip: 'skipped' } },
])('after a reading, with $sent sent before: $leadsTo', ({ sent, leadsTo }) => {
  const verdicts = Object.keys(leadsTo) as Verdict[]
  expect(Object.fromEntries(verdicts.map((verdict) => [verdict, afterReading(sent, verdict)]))).toEqual(leadsTo)
})
