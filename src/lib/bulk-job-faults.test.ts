import { expect, test } from 'vitest'
import type { Outcome } from './bulk-job.ts'
import { begin, makeWorld, outcomesOf, settled, untruths, type Strike } from './test-bulk-job.ts'

/** A fault and the expected outcome of its record. */
interface Fault extends Strike {
  name: string
  /** The job pauses until the person signs in. */
  pauses?: boolean
  ends: Outcome<unknown>['kind']
  /** Number of writes sent until then. */
  writes: number
}

const rows: [
  name: string,
  on: Strike['on'],
  judgement: Strike['judgement'],
  ends: Fault['ends'],
  writes: number,
  more?: Pick<Fault, 'stored' | 'moves' | 'blind' | 'pauses'>,
][] = [
  ['reading dropped', 'read', 'lost', 'failed', 0],
  ['reading refused', 'read', 'refused', 'refused', 0],
  ['reading answered 429', 'read', 'failed', 'failed', 0],
  ['session over at the reading', 'read', 'session', 'done', 1, { pauses: true }],
  ['write dropped before the server', 'write', 'lost', 'failed', 1],
  ['write stored, answer dropped', 'write', 'lost', 'done', 1, { stored: true }],
  ['write refused (403, 422)', 'write', 'refused', 'refused', 1],
  ['write answered 429', 'write', 'failed', 'failed', 1],
  ['session over at the write', 'write', 'session', 'done', 2, { pauses: true }],
  ['write dropped, record moved on', 'write', 'lost', 'skipped', 1, { moves: true }],
  ['write stored, and the reading after it dropped', 'write', 'lost', 'uncertain', 1, { stored: true, blind: 'lost' }],
  ['write dropped, and the reading after it refused', 'write', 'lost', 'uncertain', 1, { blind: 'refused' }],
  ['write dropped, and the reading after it failed', 'write', 'lost', 'uncertain', 1, { blind: 'failed' }],
  ['write stored, session over after it', 'write', 'lost', 'done', 1, { stored: true, blind: 'session', pauses: true }],
  ['write dropped, and the session over after it', 'write', 'lost', 'failed', 1, { blind: 'session', pauses: true }],
]
const faults = rows.map(([name, on, judgement, ends, writes, more]) => ({ name, on, judgement, ends, writes, ...more }))

/** The faults for a job without `settles`, which does not reread a record after a lost answer. */
const unsettledFaults = faults.map((fault): Fault => {
  const isLost = fault.on === 'write' && fault.judgement === 'lost'
  return isLost ? { ...fault, pauses: false, ends: 'uncertain' } : fault
})

const positions = [0, 1, 2, 3, 4]
const everywhere = (given: Fault[]) => given.flatMap((fault) => positions.map((at) => ({ ...fault, at })))

const without = (position: number, kinds: readonly (string | undefined)[]) => kinds.toSpliced(position, 1)

/** Runs five records with one fault, and resumes the job if it pauses. */
async function play(fault: Fault, at: number, settles: boolean) {
  const world = makeWorld()
  world.strike(at, fault)
  const bulkJob = begin(world, settles)
  await settled()
  const wasPaused = bulkJob.view().phase === 'paused'
  bulkJob.resume()
  await settled()
  return { world, bulkJob, wasPaused }
}

const four = ['done', 'done', 'done', 'done']

test.each(everywhere(faults))(
  '[BULK-04] [BULK-05] $name, at record $at of five: every record ends once, and what failed ends at the next attempt',
  async ({ at, ...fault }) => {
    const { world, bulkJob, wasPaused } = await play(fault, at, true)
    expect([wasPaused, bulkJob.view().phase]).toEqual([fault.pauses ?? false, 'over'])
    expect([outcomesOf(bulkJob)[at], without(at, outcomesOf(bulkJob))]).toEqual([fault.ends, four])
    expect(untruths(world, bulkJob)).toEqual([])
    expect(world.log.filter((call) => call === `write ${at}`)).toHaveLength(fault.writes)
    expect(world.most()).toBeLessThanOrEqual(3)

    const mayRetry = fault.ends === 'failed' || fault.ends === 'uncertain'
    expect(bulkJob.retryable()).toEqual(mayRetry ? [at] : [])
    const before = world.log.length
    void bulkJob.retry()
    await settled()
    expect(world.log.slice(before).filter((call) => !call.endsWith(` ${at}`))).toEqual([])
    expect(outcomesOf(bulkJob)[at]).toBe(mayRetry ? 'done' : fault.ends)
    expect(untruths(world, bulkJob)).toEqual([])
    expect(world.stored).toHaveLength(new Set(world.stored).size)
  },
)

test.each(everywhere(unsettledFaults))(
  '[BULK-05] $name, at record $at of five messages: no lost answer leads to a second message',
  async ({ at, ...fault }) => {
    const { world, bulkJob, wasPaused } = await play(fault, at, false)
    expect([wasPaused, bulkJob.view().phase]).toEqual([fault.pauses ?? false, 'over'])
    expect([outcomesOf(bulkJob)[at], without(at, outcomesOf(bulkJob))]).toEqual([fault.ends, four])
    expect(untruths(world, bulkJob)).toEqual([])
    expect(bulkJob.retryable()).toEqual(fault.ends === 'failed' ? [at] : [])
    void bulkJob.retry()
    await settled()
    expect(outcomesOf(bulkJob)[at]).toBe(fault.ends === 'failed' ? 'done' : fault.ends)
    expect(world.stored).toHaveLength(new Set(world.stored).size)
  },
)
