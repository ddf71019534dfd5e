import { useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'

/** The switches of this device, for every person who signs in here. */
const defaults = {
  /** Single-key shortcuts outside of fields. */
  shortcuts: true,
  /** Lists and details are read again by themselves. */
  autoRefresh: true,
  /** Codes that are read beep, and make a phone vibrate. */
  sounds: true,
  vibration: true,
}

export type Preference = keyof typeof defaults

/** What was chosen. A default that was never touched is not stored, so that it can change with a new version. */
type Chosen = Partial<Record<Preference, boolean>>

const names = Object.keys(defaults) as Preference[]

/** Unknown names and wrong values are dropped. */
function parse(value: unknown): Chosen | undefined {
  if (!isObject(value)) return undefined
  return Object.fromEntries(names.flatMap((name) => (typeof value[name] === 'boolean' ? [[name, value[name]]] : [])))
}

const chosen = storedValue<Chosen>(storageKeys.preferences, parse, {})

/** For code outside of components. */
export const preference = (name: Preference): boolean => chosen.get()[name] ?? defaults[name]

export const setPreference = (name: Preference, on: boolean) => chosen.set({ ...chosen.get(), [name]: on })

/** All switches have their defaults again, in all tabs. */
export const resetPreferences = chosen.reset

/** `const [shortcuts, setShortcuts] = usePreference('shortcuts')` */
export function usePreference(name: Preference) {
  const on = useSyncExternalStore(chosen.subscribe, () => preference(name))
  return [on, (next: boolean) => setPreference(name, next)] as const
}
