import { useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import type { Shown } from './arranged.ts'
import type { ListSettings } from './ListSettings.tsx'
import type { SavedViews } from './SavedViews.tsx'
import type { SettingsOf } from './use-list-settings.ts'
import styles from './SettingsPlace.module.css'

const loadSettings = retryUntilLoaded(async () => (await import('./ListSettings.tsx')).ListSettings)
const loadSaved = retryUntilLoaded(async () => (await import('./SavedViews.tsx')).SavedViews)

interface Props<Row extends object> {
  /** The rows are on screen, or wait for their columns. */
  ready: boolean
  listSettings: SettingsOf<Row>
}

interface SettingsProps<Row extends object> extends Props<Row> {
  onShown: (shown: Shown<Row>) => void
  /** Among many other filters: icons without words. */
  compact?: boolean
  /** The columns were chosen on this device: those of the address no longer count. */
  onOwnLayout: () => void
}

/** The columns and the views of a list. Their place is kept free, because their code comes after the rows. */
export const SettingsPlace = <Row extends object>({ ready, listSettings, compact, ...told }: SettingsProps<Row>) => (
  <div className={styles['listSettings']} data-compact={compact}>
    {/* A component that is fetched late has no type parameter. */}
    {ready && (
      <Late load={loadSettings as () => Promise<typeof ListSettings<Row>>} props={{ ...listSettings, ...told }} />
    )}
  </div>
)

/** The saved views of a list. Their place is kept free where this device has some. */
export function ViewsPlace<Row extends object>({ ready, listSettings }: Props<Row>) {
  const [isKept] = useState(() => hasItem(storageKeys.listViews, `"${listSettings.name}"`))
  return (
    <div className={styles['views']} data-kept={isKept || undefined}>
      {ready && <Late load={loadSaved as () => Promise<typeof SavedViews<Row>>} props={listSettings} />}
    </div>
  )
}
