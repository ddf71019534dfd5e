import { useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { GAP_MS, GAPS_MS } from '#lib/scan/burst.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'

/** The settings of this device, for every person who signs in here. */
const defaults = {
  /** Single-key shortcuts outside of fields. */
  shortcuts: true,
  /** Lists and details are read again by themselves. */
  autoRefresh: true,
  /** Codes that are read beep, and make a phone vibrate. */
  sounds: true,
  vibration: true,
  /** Two keys of one scan are closer than this, in milliseconds. */
  scanGap: GAP_MS,
}

type Values = typeof defaults
type Preference = keyof Values

/** A setting that is on or off. */
export type SwitchName = { [Name in Preference]: Values[Name] extends boolean ? Name : never }[Preference]

/** The chosen settings. An untouched default is not stored, so that it can change with a new version. */
type Chosen = Partial<Values>

const names = Object.keys(defaults) as Preference[]

function isValid(name: Preference, value: unknown) {
  if (name === 'scanGap') return GAPS_MS.some((gap) => gap === value)
  return typeof value === 'boolean'
}

/** Unknown names and wrong values are dropped. */
function parse(value: unknown): Chosen | undefined {
  if (!isObject(value)) return undefined
  return Object.fromEntries(names.flatMap((name) => (isValid(name, value[name]) ? [[name, value[name]]] : [])))
}

const chosen = storedValue<Chosen>(storageKeys.preferences, parse, {})

/** For code outside of components. */
export const preference = <Name extends Preference>(name: Name): Values[Name] => chosen.get()[name] ?? defaults[name]

export const setPreference = <Name extends Preference>(name: Name, value: Values[Name]) =>
  chosen.set({ ...chosen.get(), [name]: value })

/** All settings have their defaults again, in all tabs. */
export const resetPreferences = chosen.reset

/** `const [shortcuts, setShortcuts] = usePreference('shortcuts')` */
export function usePreference<Name extends Preference>(name: Name) {
  const value = useSyncExternalStore(chosen.subscribe, () => preference(name))
  return [value, (next: Values[Name]) => setPreference(name, next)] as const
}

/** Whether the side menu shows icons only. The button of the top bar sets it too, so it has a key of its own. */
export const menuCollapsed = storedValue(
  storageKeys.menuCollapsed,
  (value) => (typeof value === 'boolean' ? value : undefined),
  false,
)

export const useMenuCollapsed = () => useSyncExternalStore(menuCollapsed.subscribe, menuCollapsed.get)
