/** The locks of this tab, for browsers without Web Locks. */
const held = new Set<string>()

/**
 * Takes a lock that all tabs of the console share, if it is free. Without Web Locks (plain http) it holds in this tab only.
 * @returns a function that frees it, or undefined when another tab has it. The browser frees the lock of a closed tab.
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

function takeHere(name: string) {
  if (held.has(name)) return undefined
  held.add(name)
  return () => void held.delete(name)
}
