import { list, object, text } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/storage.ts'

/** What all tabs know about alerts: events that were announced, and addresses of the records that nobody has opened since. */
interface Told {
  keys: readonly string[]
  unread: readonly string[]
}

/** More would be of former days. */
const MOST = 500

const texts = (value: unknown) => list(text)(value) ?? []
const stored = storedValue(storageKeys.alerts, object<Told>({ keys: texts, unread: texts }), { keys: [], unread: [] })

export const subscribeToAlerts = stored.subscribe
export const unreadAlerts = () => stored.get().unread.length
/** For the next person on this device. */
export const forgetAlerts = stored.reset

/** @returns the alerts that no tab has announced. The caller holds the lock of all tabs. */
export function takeUntold<Alert extends { key: string; path: string }>(alerts: readonly Alert[]): Alert[] {
  const { keys, unread } = stored.fresh()
  const untold = alerts.filter(({ key }) => !keys.includes(key))
  if (untold.length > 0)
    stored.set({
      keys: [...keys, ...untold.map(({ key }) => key)].slice(-MOST),
      unread: [...unread, ...untold.map(({ path }) => path)].slice(-MOST),
    })
  return untold
}

/** A machine or a zone that has recovered may alert again. */
export function forgetTold(ended: readonly string[]) {
  const { keys, unread } = stored.fresh()
  if (ended.some((key) => keys.includes(key))) stored.set({ keys: keys.filter((key) => !ended.includes(key)), unread })
}

/** @param path the opened record; without it all alerts were read */
export function markRead(path?: string) {
  const { keys, unread } = stored.get()
  const left = path === undefined ? [] : unread.filter((each) => each !== path)
  if (left.length < unread.length) stored.set({ keys, unread: left })
}
