import { expect, test } from 'vitest'
import { createRun } from './run.ts'
import { begin, makeWorld, outcomesOf, settled } from './test-run.ts'

test('[BULK-03] each record is read and then written, at most three at a time', async () => {
  const world = makeWorld(12)
  const run = begin(world)
  await settled()
  expect(run.view().phase).toBe('over')
  expect(new Set(outcomesOf(run))).toEqual(new Set(['done']))
  expect(world.most()).toBe(3)
  for (const item of world.items) {
    expect(world.log.filter((call) => call.endsWith(` ${item}`))).toEqual([`read ${item}`, `write ${item}`])
  }
})

test('a write that arrives after a read without it counts as done at the next attempt', async () => {
  const world = makeWorld()
  world.strike(2, { on: 'write', judgement: 'lost' })
  const run = begin(world)
  await settled()
  expect(run.view().entries[2]?.outcome).toEqual({ kind: 'failed', reason: 'reason: lost' })
  world.statuses.set(2, 'there')
  run.retry()
  await settled()
  expect(outcomesOf(run)[2]).toBe('done')
  expect(world.log.filter((call) => call === 'write 2')).toHaveLength(1)
})

test('[NXT-05] a record whose state forbids the change is skipped with that state', async () => {
  const world = makeWorld(3)
  world.statuses.set(1, 'elsewhere').set(2, 'there')
  const run = begin(world)
  await settled()
  expect(run.view().entries.map(({ outcome }) => outcome)).toEqual([
    { kind: 'done' },
    { kind: 'skipped', state: 'elsewhere' },
    { kind: 'skipped', state: 'there' },
  ])
  expect(world.log.filter((call) => call.startsWith('write'))).toEqual(['write 0'])
})

test('[BULK-04] « Arrêter » finishes the calls in flight, starts no more and lists the rest', async () => {
  const world = makeWorld()
  const run = begin(world)
  run.stop()
  expect(run.view().phase).toBe('stopping')
  await settled()
  expect(run.view().phase).toBe('over')
  expect(outcomesOf(run)).toEqual(['done', 'done', 'done', 'left', 'left'])
  expect(run.retryable()).toEqual([])
  run.retry()
  await settled()
  expect(new Set(world.stored)).toEqual(new Set([0, 1, 2]))
})

test('[BULK-04] the end of the session pauses the run: no call starts until it resumes, and nothing is written twice', async () => {
  const world = makeWorld(12)
  for (const item of [4, 5, 6]) world.plan('read', item, world.fail('session'))
  const run = begin(world)
  await settled()
  expect(run.view().phase).toBe('paused')
  const before = world.log.length
  await settled()
  expect(world.log).toHaveLength(before)
  run.retry()
  run.resume()
  await settled()
  expect(new Set(outcomesOf(run))).toEqual(new Set(['done']))
  expect(world.stored.toSorted((a, b) => a - b)).toEqual(world.items)
})

test('a paused run can be stopped, and lists the records that may have been written', async () => {
  const world = makeWorld()
  world.strike(0, { on: 'write', judgement: 'lost', stored: true, blind: 'session' })
  for (const item of [1, 2, 3, 4]) world.plan('read', item, world.fail('session'), world.fail('session'))
  const run = begin(world)
  await settled()
  expect(run.view().phase).toBe('paused')
  run.stop()
  expect(outcomesOf(run)).toEqual(['uncertain', 'left', 'left', 'left', 'left'])
})

test('the report keeps the reason of a lost write when the session ends before the read that settles it', async () => {
  const world = makeWorld()
  world.strike(2, { on: 'write', judgement: 'lost', blind: 'session' })
  const run = begin(world)
  await settled()
  run.resume()
  await settled()
  expect(run.view().entries[2]?.outcome).toEqual({ kind: 'failed', reason: 'reason: lost' })
})

test('a slow answer delays only its record', async () => {
  const world = makeWorld()
  const answers: (() => void)[] = []
  const { read } = world.job
  const slow = new Promise<void>((resolve) => answers.push(resolve))
  world.job.read = async (item) => {
    if (item === 0) await slow
    return read(item)
  }
  const run = begin(world)
  await settled()
  expect(outcomesOf(run)).toEqual([undefined, 'done', 'done', 'done', 'done'])
  answers[0]?.()
  await settled()
  expect(run.view().phase).toBe('over')
})

test('a run without records ends at once', () =>
  expect(begin(makeWorld(0)).view()).toEqual({ phase: 'over', entries: [] }))

test('listeners are called for every change until they unsubscribe', async () => {
  const world = makeWorld(1)
  const run = createRun(world.items, world.job)
  const phases: string[] = []
  const leave = run.subscribe(() => phases.push(run.view().phase))
  run.start()
  await settled()
  expect(phases.at(-1)).toBe('over')
  leave()
  const heard = phases.length
  run.stop()
  expect(phases).toHaveLength(heard)
})
