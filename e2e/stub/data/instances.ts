import type { Store } from './store.ts'

/** Table of the processes that use one data file. Each process adds itself and reads the other entries. */

type Instance = { pid: number; port: number; started: string }

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const instancesOf = (store: Store): Instance[] =>
  store
    .all('SELECT pid, port, started FROM instances ORDER BY started')
    .map(({ pid, port, started }) => ({ pid: Number(pid), port: Number(port), started: String(started) }))

/**
 * Registers this process, and returns a sentence about other processes that use the file. The next start deletes the entry
 * of a killed process.
 */
export function claimFile(store: Store, location: string, port: number): string | undefined {
  return store.transaction(() => {
    const entered = instancesOf(store)
    const others = entered.filter(({ pid }) => pid !== process.pid && isAlive(pid))
    for (const gone of entered.filter((instance) => !others.includes(instance)))
      store.run('DELETE FROM instances WHERE pid = ?', gone.pid)
    store.run('INSERT INTO instances VALUES (?, ?, ?)', process.pid, port, new Date().toISOString())
    if (others.length === 0) return undefined
    const names = others.map((other) => `process ${other.pid}, port ${other.port}, since ${other.started}`).join('; ')
    const subject = others.length === 1 ? 'another instance' : `${others.length} other instances`
    return `${location} is also in use by ${subject} (${names}).\nThey share the data: what one saves, the other one shows.`
  })
}

export function releaseFile(store: Store): void {
  store.run('DELETE FROM instances WHERE pid = ?', process.pid)
}
