import { useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import type { Shown } from './arranged.ts'
import type { ListWithLayout } from './layouts.ts'

/**
 * How a list is shown: its columns and the height of its rows. ListSettings.tsx comes late and tells it. A list with columns of its
 * own waits for that, because columns must not jump.
 */
export function useLook<Row extends object>(name: ListWithLayout, colonnes: string | undefined) {
  const [look, onShown] = useState<Shown<Row>>()
  const [isArranged] = useState(() => hasItem(storageKeys.listLayouts, `"${name}"`))
  return { look, onShown, waits: look === undefined && (isArranged || colonnes !== undefined) }
}
