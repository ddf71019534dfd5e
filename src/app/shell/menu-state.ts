import { useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'

const parse = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Whether the side menu shows icons only, on this device. */
export const menuCollapsed = storedValue(storageKeys.menuCollapsed, parse, false)

export const useMenuCollapsed = () => useSyncExternalStore(menuCollapsed.subscribe, menuCollapsed.get)
