import { expect, test } from 'vitest'
import { afterFault, afterReading, mayBeWritten, type Judgement, type Sent, type Verdict } from './run-steps.ts'

const everySent: Sent[] = ['nothing', 'undone', 'lost', 'repeatable']
const everyFault: Judgement['fault'][] = ['refused', 'failed', 'lost', 'session']
const afterFaults = (call: Parameters<typeof afterFault>[0]) =>
  everyFault.map((fault) => afterFault(call, fault, true)).join(' ')

test.each<{ sent: Sent; leadsTo: Record<Verdict, ReturnType<typeof afterReading>> }>([
  { sent: 'nothing', leadsTo: { write: 'writing', there: 'skipped', skip: 'skipped' } },
  { sent: 'undone', leadsTo: { write: 'writing', there: 'done', skip: 'skipped' } },
  { sent: 'lost', leadsTo: { write: 'failed', there: 'done', skip: 'skipped' } },
  { sent: 'repeatable', leadsTo: { write: 'writing', there: 'done', skip: 'skipped' } },
])('after a reading, with $sent sent before: $leadsTo', ({ sent, leadsTo }) => {
  const verdicts = Object.keys(leadsTo) as Verdict[]
  expect(Object.fromEntries(verdicts.map((verdict) => [verdict, afterReading(sent, verdict)]))).toEqual(leadsTo)
})

test('a write whose answer was lost is not resent automatically', () => {
  const repeated = everySent.filter((sent) => mayBeWritten(sent) && afterReading(sent, 'write') === 'writing')
  expect(repeated).toEqual(['repeatable'])
})

test('[BULK-04] the end of the session pauses a record at any step', () => {
  const calls = ['reading', 'writing', 'settling'] as const
  expect(calls.map((call) => afterFault(call, 'session', true))).toEqual(['waiting', 'waiting', 'waiting'])
})

test('a failed read causes no write and does not settle an earlier write', () => {
  expect(afterFaults('reading')).toBe('refused failed failed waiting')
  expect(afterFaults('settling')).toBe('uncertain uncertain uncertain waiting')
})

test('[BULK-05] a lost write is settled by a read, if the job allows it', () => {
  expect(afterFaults('writing')).toBe('refused failed settling waiting')
  expect(afterFault('writing', 'lost', false)).toBe('uncertain')
})
