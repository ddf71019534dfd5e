import { expect, test } from 'vitest'
import type { Outcome } from './run.ts'
import { begin, makeWorld, outcomesOf, settled, untruths, type Strike } from './test-run.ts'

/** Tests each fault at each position of a run of five. */

/** A fault and the expected outcome of its record. */
interface Fault extends Strike {
  name: string
  /** The run pauses until the person signs in. */
  pauses?: boolean
  ends: Outcome<unknown>['kind']
  /** Number of writes sent until then. */
  writes: number
}

const faults: Fault[] = [
  { name: 'reading dropped', on: 'read', judgement: 'lost', ends: 'failed', writes: 0 },
  { name: 'reading refused', on: 'read', judgement: 'refused', ends: 'refused', writes: 0 },
  { name: 'reading answered 429', on: 'read', judgement: 'failed', ends: 'failed', writes: 0 },
  { name: 'session over at the reading', on: 'read', judgement: 'session', pauses: true, ends: 'done', writes: 1 },
  { name: 'write dropped before the server', on: 'write', judgement: 'lost', ends: 'failed', writes: 1 },
  { name: 'write stored, answer dropped', on: 'write', judgement: 'lost', stored: true, ends: 'done', writes: 1 },
  { name: 'write refused (403, 422)', on: 'write', judgement: 'refused', ends: 'refused', writes: 1 },
  { name: 'write answered 429', on: 'write', judgement: 'failed', ends: 'failed', writes: 1 },
  { name: 'session over at the write', on: 'write', judgement: 'session', pauses: true, ends: 'done', writes: 2 },
  { name: 'write dropped, record moved on', on: 'write', judgement: 'lost', moves: true, ends: 'skipped', writes: 1 },
  {
    name: 'write stored, and the reading after it dropped',
    on: 'write',
    judgement: 'lost',
    stored: true,
    blind: 'lost',
    ends: 'uncertain',
    writes: 1,
  },
  {
    name: 'write dropped, and the reading after it refused',
    on: 'write',
    judgement: 'lost',
    blind: 'refused',
    ends: 'uncertain',
    writes: 1,
  },
  {
    name: 'write stored, and the session over after it',
    on: 'write',
    judgement: 'lost',
    stored: true,
    blind: 'session',
    pauses: true,
    ends: 'done',
    writes: 1,
  },
  {
    name: 'write dropped, and the session over after it',
    on: 'write',
    judgement: 'lost',
    blind: 'session',
    pauses: true,
    ends: 'failed',
    writes: 1,
  },
]

/** The faults for a job without `settles`, which does not reread a record after a lost answer. */
const unsettledFaults = faults.map((fault): Fault => {
  const isLost = fault.on === 'write' && fault.judgement === 'lost'
  return isLost ? { ...fault, pauses: false, ends: 'uncertain' } : fault
})

const positions = [0, 1, 2, 3, 4]
const everywhere = (rows: Fault[]) => rows.flatMap((fault) => positions.map((at) => ({ ...fault, at })))

const without = (position: number, kinds: readonly (string | undefined)[]) => kinds.toSpliced(position, 1)

/** Runs five records with one fault, and resumes the run if it pauses. */
async function play(fault: Fault, at: number, settles: boolean) {
  const world = makeWorld()
  world.strike(at, fault)
  const run = begin(world, settles)
  await settled()
  const wasPaused = run.view().phase === 'paused'
  run.resume()
  await settled()
  return { world, run, wasPaused }
}

const four = ['done', 'done', 'done', 'done']

test.each(everywhere(faults))(
  '[BULK-04] [BULK-05] $name, at record $at of five: every record ends once, and what failed ends at the next attempt',
  async ({ at, ...fault }) => {
    const { world, run, wasPaused } = await play(fault, at, true)
    expect([wasPaused, run.view().phase]).toEqual([fault.pauses ?? false, 'over'])
    expect([outcomesOf(run)[at], without(at, outcomesOf(run))]).toEqual([fault.ends, four])
    expect(untruths(world, run)).toEqual([])
    expect(world.log.filter((call) => call === `write ${at}`)).toHaveLength(fault.writes)
    expect(world.most()).toBeLessThanOrEqual(3)

    const mayRetry = fault.ends === 'failed' || fault.ends === 'uncertain'
    expect(run.retryable()).toEqual(mayRetry ? [at] : [])
    const before = world.log.length
    run.retry()
    await settled()
    expect(world.log.slice(before).filter((call) => !call.endsWith(` ${at}`))).toEqual([])
    expect(outcomesOf(run)[at]).toBe(mayRetry ? 'done' : fault.ends)
    expect(untruths(world, run)).toEqual([])
    expect(world.stored).toHaveLength(new Set(world.stored).size)
  },
)

test.each(everywhere(unsettledFaults))(
  '[BULK-05] $name, at record $at of five messages: no lost answer leads to a second message',
  async ({ at, ...fault }) => {
    const { world, run, wasPaused } = await play(fault, at, false)
    expect([wasPaused, run.view().phase]).toEqual([fault.pauses ?? false, 'over'])
    expect([outcomesOf(run)[at], without(at, outcomesOf(run))]).toEqual([fault.ends, four])
    expect(untruths(world, run)).toEqual([])
    expect(run.retryable()).toEqual(fault.ends === 'failed' ? [at] : [])
    run.retry()
    await settled()
    expect(outcomesOf(run)[at]).toBe(fault.ends === 'failed' ? 'done' : fault.ends)
    expect(world.stored).toHaveLength(new Set(world.stored).size)
  },
)
