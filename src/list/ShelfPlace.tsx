import { useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { Late } from '#ui/Late.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'
import type { Shown } from './arranged.ts'
import type { ListShelf } from './ListShelf.tsx'
import type { SavedViews } from './SavedViews.tsx'
import type { Shelf } from './use-shelf.ts'
import styles from './ShelfPlace.module.css'

const loadShelf = retryUntilLoaded(async () => (await import('./ListShelf.tsx')).ListShelf)
const loadSaved = retryUntilLoaded(async () => (await import('./SavedViews.tsx')).SavedViews)

interface Props<Row extends object> {
  /** The rows are on screen, or wait for their columns. */
  ready: boolean
  shelf: Shelf<Row>
}

interface ShelfProps<Row extends object> extends Props<Row> {
  onShown: (shown: Shown<Row>) => void
  /** Among many other filters: icons without words. */
  compact?: boolean
  /** The columns were chosen on this device: those of the address no longer count. */
  onOwnLayout: () => void
}

/** The columns and the views of a list. Their place is kept free, because their code comes after the rows. */
export const ShelfPlace = <Row extends object>({ ready, shelf, compact, ...told }: ShelfProps<Row>) => (
  <div className={styles['shelf']} data-compact={compact}>
    {/* A component that is fetched late has no type parameter. */}
    {ready && <Late load={loadShelf as () => Promise<typeof ListShelf<Row>>} props={{ ...shelf, ...told }} />}
  </div>
)

/** The saved views of a list. Their place is kept free where this device has some. */
export function ViewsPlace<Row extends object>({ ready, shelf }: Props<Row>) {
  const [isKept] = useState(() => hasItem(storageKeys.listViews, `"${shelf.name}"`))
  return (
    <div className={styles['views']} data-kept={isKept || undefined}>
      {ready && <Late load={loadSaved as () => Promise<typeof SavedViews<Row>>} props={shelf} />}
    </div>
  )
}
