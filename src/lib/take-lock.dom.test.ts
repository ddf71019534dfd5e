import { expect, test, vi } from 'vitest'
import { takeLock, withLock } from './take-lock.ts'

/** Fake Web Locks, with `ifAvailable` only. */
function locksOf() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: object, keep: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return keep(null)
      held.add(name)
      return keep({ name }).finally(() => held.delete(name))
    },
  }
}

test.each([
  ['with Web Locks', locksOf()],
  ['without Web Locks, in one tab', undefined],
])('a lock is taken once, and can be taken again when it is free: %s', async (_name, locks) => {
  vi.stubGlobal('navigator', { locks })
  const free = await takeLock('work')
  expect(free).toBeDefined()
  expect(await takeLock('work')).toBeUndefined()
  expect(await takeLock('other')).toBeDefined()
  free?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(await takeLock('work')).toBeDefined()
})

test('a browser that refuses Web Locks fails the attempt', async () => {
  const refused = new DOMException('Refused.', 'SecurityError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } })
  await expect(takeLock('work')).rejects.toBe(refused)
})

test('work waits for its turn among the tabs, and runs at once without Web Locks', async () => {
  const names: string[] = []
  let letGo = () => {}
  const request = async (name: string, act: () => void) => {
    names.push(name)
    await new Promise<void>((resolve) => (letGo = resolve))
    act()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const act = vi.fn<() => void>()
  const done = withLock('work', act)
  expect([names, act.mock.calls.length]).toEqual([['work'], 0])
  letGo()
  await done
  expect(act).toHaveBeenCalledTimes(1)

  vi.stubGlobal('navigator', {})
  void withLock('work', act)
  expect(act).toHaveBeenCalledTimes(2)
})
