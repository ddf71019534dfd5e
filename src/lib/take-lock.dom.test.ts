import { expect, test, vi } from 'vitest'
import { takeLock } from './take-lock.ts'

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
