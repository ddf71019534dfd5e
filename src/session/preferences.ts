import { useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { GAP_MS, GAPS_MS } from '#lib/scan/burst.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/storage.ts'

/** Default settings of this device, shared by everyone who signs in on it. */
const defaults = {
  /** Single-key shortcuts outside of fields. */
  shortcuts: true,
  /** Automatic refresh of lists and details. */
  autoRefresh: true,
  /** Alerts about what the screens read. */
  alertExpired: false,
  alertMachines: false,
  alertZones: false,
  /** Sounds and vibrations for scanned codes. */
  sounds: true,
  vibration: true,
  /** Maximum time between two keys of one scan, in milliseconds. */
  scanGap: GAP_MS,
}

type Values = typeof defaults
type Preference = keyof Values

/** A setting that is on or off. */
export type SwitchName = { [Name in Preference]: Values[Name] extends boolean ? Name : never }[Preference]

/** The chosen settings. Untouched defaults are not stored, so that a new version can change them. */
type Chosen = Partial<Values>

const names = Object.keys(defaults) as Preference[]

function isValid(name: Preference, value: unknown) {
  if (name === 'scanGap') return GAPS_MS.some((gap) => gap === value)
  return typeof value === 'boolean'
}

/** Reads stored settings. Unknown names and invalid values are dropped. */
function parse(value: unknown): Chosen | undefined {
  if (!isObject(value)) return undefined
  return Object.fromEntries(names.flatMap((name) => (isValid(name, value[name]) ? [[name, value[name]]] : [])))
}

const chosen = storedValue<Chosen>(storageKeys.preferences, parse, {})

/** The value of a setting, for code outside of components. */
export const preference = <Name extends Preference>(name: Name): Values[Name] => chosen.get()[name] ?? defaults[name]

/** Signals that a scan may give on this device. */
export const signalPreferences = () => ({ sounds: preference('sounds'), vibration: preference('vibration') })

export const setPreference = <Name extends Preference>(name: Name, value: Values[Name]) =>
  chosen.set({ ...chosen.get(), [name]: value })

/** Resets all settings to their defaults, in all tabs. */
export const resetPreferences = chosen.reset

/** `const [shortcuts, setShortcuts] = usePreference('shortcuts')` */
export function usePreference<Name extends Preference>(name: Name) {
  const value = useSyncExternalStore(chosen.subscribe, () => preference(name))
  return [value, (next: Values[Name]) => setPreference(name, next)] as const
}

/** Whether any alert is on. */
export const useHasAlerts = () =>
  useSyncExternalStore(
    chosen.subscribe,
    () => preference('alertExpired') || preference('alertMachines') || preference('alertZones'),
  )

/** Whether the side menu shows icons only. Stored separately, because the button of the top bar also sets it. */
export const menuCollapsed = storedValue(
  storageKeys.menuCollapsed,
  (value) => (typeof value === 'boolean' ? value : undefined),
  false,
)

export const useMenuCollapsed = () => useSyncExternalStore(menuCollapsed.subscribe, menuCollapsed.get)
