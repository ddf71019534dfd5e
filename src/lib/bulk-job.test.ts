import { expect, test } from 'vitest'
import { begin, makeWorld, outcomesOf, settled } from './test-bulk-job.ts'

test('[BULK-03] each record is read and then written, at most three at a time', async () => {
  const world = makeWorld(12)
  const bulkJob = begin(world)
  await settled()
  expect(bulkJob.view().phase).toBe('over')
  expect(new Set(outcomesOf(bulkJob))).toEqual(new Set(['done']))
  expect(world.most()).toBe(3)
  for (const item of world.items) {
    expect(world.log.filter((call) => call.endsWith(` ${item}`))).toEqual([`read ${item}`, `write ${item}`])
  }
})

test('a write that arrives after a read without it counts as done at the next attempt', async () => {
  const world = makeWorld()
  world.strike(2, { on: 'write', judgement: 'lost' })
  const bulkJob = begin(world)
  await settled()
  expect(bulkJob.view().entries[2]?.outcome).toEqual({ kind: 'failed', reason: 'reason: lost' })
  world.statuses.set(2, 'there')
  void bulkJob.retry()
  await settled()
  expect(outcomesOf(bulkJob)[2]).toBe('done')
  expect(world.log.filter((call) => call === 'write 2')).toHaveLength(1)
})

test('[NXT-05] a record whose state forbids the change is skipped with that state', async () => {
  const world = makeWorld(3)
  world.statuses.set(1, 'elsewhere').set(2, 'there')
  const bulkJob = begin(world)
  await settled()
  expect(bulkJob.view().entries.map(({ outcome }) => outcome)).toEqual([
    { kind: 'done' },
    { kind: 'skipped', state: 'elsewhere' },
    { kind: 'skipped', state: 'there' },
  ])
  expect(world.log.filter((call) => call.startsWith('write'))).toEqual(['write 0'])
})

test('[BULK-04] « Arrêter » finishes the calls in flight, starts no more and lists the rest', async () => {
  const world = makeWorld()
  const bulkJob = begin(world)
  bulkJob.stop()
  expect(bulkJob.view().phase).toBe('stopping')
  await settled()
  expect(bulkJob.view().phase).toBe('over')
  expect(outcomesOf(bulkJob)).toEqual(['done', 'done', 'done', 'left', 'left'])
  expect(bulkJob.retryable()).toEqual([])
  void bulkJob.retry()
  await settled()
  expect(new Set(world.stored)).toEqual(new Set([0, 1, 2]))
})

test('[BULK-04] the end of the session pauses the job: no call starts until it resumes, and nothing is written twice', async () => {
  const world = makeWorld(12)
  for (const item of [4, 5, 6]) world.plan('read', item, world.fail('session'))
  const bulkJob = begin(world)
  await settled()
  expect(bulkJob.view().phase).toBe('paused')
  const before = world.log.length
  await settled()
  expect(world.log).toHaveLength(before)
  void bulkJob.retry()
  bulkJob.resume()
  await settled()
  expect(new Set(outcomesOf(bulkJob))).toEqual(new Set(['done']))
  expect(world.stored.toSorted((a, b) => a - b)).toEqual(world.items)
})

test('a paused bulk job can be stopped, and lists the records that may have been written', async () => {
  const world = makeWorld()
  world.strike(0, { on: 'write', judgement: 'lost', stored: true, blind: 'session' })
  for (const item of [1, 2, 3, 4]) world.plan('read', item, world.fail('session'), world.fail('session'))
  const bulkJob = begin(world)
  await settled()
  expect(bulkJob.view().phase).toBe('paused')
  bulkJob.stop()
  expect(outcomesOf(bulkJob)).toEqual(['uncertain', 'left', 'left', 'left', 'left'])
})

test('the result keeps the reason of a lost write when the session ends before the read that settles it', async () => {
  const world = makeWorld()
  world.strike(2, { on: 'write', judgement: 'lost', blind: 'session' })
  const bulkJob = begin(world)
  await settled()
  bulkJob.resume()
  await settled()
  expect(bulkJob.view().entries[2]?.outcome).toEqual({ kind: 'failed', reason: 'reason: lost' })
})

test('a bulk job without records ends at once', () =>
  expect(begin(makeWorld(0)).view()).toEqual({ phase: 'over', entries: [] }))
