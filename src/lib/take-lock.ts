/** The locks of this tab, for browsers without Web Locks. */
const held = new Set<string>()

/** The lock of all bulk jobs, with the round: two of them could write the same delivery. */
export const JOB_LOCK = 'consigne-run'

/**
 * Takes a lock shared by all tabs of the console, if it is free. Without Web Locks (plain http) it is only for this tab. The
 * browser releases the lock of a closed tab.
 * @returns a function that releases it, or undefined when it is taken
 */
export async function takeLock(name: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as { locks?: LockManager | null }
  if (!locks) return takeHere(name)
  return new Promise((resolve, reject) => {
    const keep = (lock: Lock | null) =>
      new Promise<void>((free) => {
        resolve(lock === null ? undefined : free)
        if (lock === null) free()
      })
    locks.request(name, { ifAvailable: true }, keep).catch(reject)
  })
}

/** Runs `act` alone among all tabs, after those that wait already. Without Web Locks it runs at once. */
export async function withLock<Result>(name: string, act: () => Result | Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? await locks.request(name, act) : act()
}

function takeHere(name: string) {
  if (held.has(name)) return undefined
  held.add(name)
  return () => void held.delete(name)
}
