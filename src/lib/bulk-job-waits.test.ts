import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, makeWorld, outcomesOf } from './test-bulk-job.ts'

/** Waits that the server asks for (429 with Retry-After): nothing was done, and the job continues automatically. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test.each(['read', 'write'] as const)('[BULK-04] a %s asked to wait is repeated by itself, once', async (call) => {
  const world = makeWorld(12)
  world.plan(call, 1, world.fail('failed', 30_000))
  const bulkJob = begin(world)
  await pass(0)
  expect(bulkJob.view()).toMatchObject({ phase: 'waiting', waitMs: 30_000 })
  const before = world.log.length
  await pass(29_000)
  expect(world.log).toHaveLength(before)
  await pass(1_000)
  expect(new Set(outcomesOf(bulkJob))).toEqual(new Set(['done']))
  expect(world.stored.toSorted((a, b) => a - b)).toEqual(world.items)
  expect(world.most()).toBe(3)
})

test('[BULK-04] while the server asks to wait, no record is written', async () => {
  const world = makeWorld(3)
  // Item 0 answers first.
  world.plan('read', 0, world.fail('failed', 5_000))
  const bulkJob = begin(world)
  await pass(4_999)
  expect(world.log).toEqual(['read 0', 'read 1', 'read 2'])
  await pass(1)
  expect(outcomesOf(bulkJob)).toEqual(['done', 'done', 'done'])
})

test('[BULK-04] a second request to wait can extend the wait, but is not added to it', async () => {
  const world = makeWorld(3)
  world.plan('read', 0, world.fail('failed', 2_000))
  world.plan('read', 1, world.fail('failed', 10_000))
  const bulkJob = begin(world)
  await pass(9_999)
  expect(bulkJob.view().phase).toBe('waiting')
  await pass(1)
  expect(bulkJob.view().phase).toBe('over')
})

test('[BULK-04] « Arrêter » ends the wait', async () => {
  const world = makeWorld()
  world.plan('write', 0, world.fail('failed', 60_000))
  const bulkJob = begin(world)
  await pass(0)
  bulkJob.stop()
  expect(bulkJob.view().phase).toBe('over')
  expect(outcomesOf(bulkJob)[0]).toBe('left')
  await pass(60_000)
  expect(world.stored).not.toContain(0)
})

test('[BULK-04] a session that ends during the wait pauses the job, and the rest of the wait follows the sign-in', async () => {
  const world = makeWorld(3)
  world.plan('read', 0, world.fail('failed', 60_000))
  world.plan('read', 2, world.fail('session'))
  const bulkJob = begin(world)
  await pass(0)
  expect(bulkJob.view().phase).toBe('paused')
  await pass(20_000)
  bulkJob.resume()
  expect(bulkJob.view()).toMatchObject({ phase: 'waiting', waitMs: 40_000 })
  await pass(40_000)
  expect(outcomesOf(bulkJob)).toEqual(['done', 'done', 'done'])
})

test('[BULK-05] more than five minutes of waits without progress is a failure with a reason', async () => {
  const world = makeWorld(2)
  world.plan('read', 0, world.fail('failed', 301_000))
  world.plan('read', 1, ...Array.from({ length: 4 }, () => world.fail('failed', 90_000)))
  const bulkJob = begin(world)
  await pass(300_000)
  const failed = { kind: 'failed', reason: 'reason: failed' }
  expect(bulkJob.view()).toMatchObject({ phase: 'over', entries: [{ outcome: failed }, { outcome: failed }] })
  expect(world.stored).toEqual([])
  expect(bulkJob.retryable()).toEqual([0, 1])
})

test('[BULK-05] a lost write is settled by a read after the wait, and is not resent', async () => {
  const world = makeWorld(1)
  world.plan('write', 0, () => {
    world.plan('read', 0, world.fail('failed', 5_000))
    world.store(0)
    world.fail('lost')()
  })
  const bulkJob = begin(world)
  await pass(5_000)
  expect(outcomesOf(bulkJob)).toEqual(['done'])
  expect(world.stored).toEqual([0])
})

test('[BULK-05] after a wait that is too long the remaining records fail for the same reason, without a call', async () => {
  const world = makeWorld(12)
  world.plan('read', 0, world.fail('failed', 600_000))
  const bulkJob = begin(world)
  await pass(0)
  expect(bulkJob.view().phase).toBe('over')
  expect(world.log.filter((line) => line.startsWith('read'))).toEqual(['read 0', 'read 1', 'read 2'])
  expect(outcomesOf(bulkJob)).toEqual(['failed', 'done', 'done', ...Array.from({ length: 9 }, () => 'failed')])
  expect(bulkJob.retryable()).toHaveLength(10)
})

test('[BULK-04] [BULK-05] « Réessayer » never passes through `over`, so that no other tab takes the turn of this job', async () => {
  const world = makeWorld(3)
  world.plan('read', 0, world.fail('failed', 600_000))
  const bulkJob = begin(world)
  await pass(0)
  expect(bulkJob.view().phase).toBe('over')
  const phases: string[] = []
  bulkJob.subscribe(() => phases.push(bulkJob.view().phase))
  void bulkJob.retry()
  await pass(0)
  expect(phases.indexOf('over')).toBe(phases.length - 1)
  expect(outcomesOf(bulkJob)).toEqual(['done', 'done', 'done'])
})
