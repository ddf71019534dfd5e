import { Bookmark, Columns3 } from 'lucide-react'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import { lists } from './copy.ts'
import type { Layout, ListLayout } from './list-layout.ts'
import styles from './ListSettings.module.css'

const loadColumns = async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog
const loadViews = async () => (await import('./ViewsDialog.tsx')).ViewsDialog

interface Props<Row extends object> {
  list: ListLayout<Row>
  /** Among many other filters: icons without words. */
  compact?: boolean
  /** A person has chosen columns while the address names others: those of the address no longer count. */
  onOwnLayout: () => void
}

/** Arranges the columns of a list, and saves what it shows as a view. */
export function ListSettings<Row extends object>({ list, compact, onOwnLayout }: Props<Row>) {
  const { name, layout, set, ids, fixed, titles, search, isFromAddress } = list

  function change(next: Layout | undefined) {
    if (!set(next)) flash.error(lists.layoutNotStored)
    if (isFromAddress) onOwnLayout()
  }

  return (
    <div className={styles['settings']} data-compact={compact}>
      <DialogButton
        load={loadColumns}
        props={{ layout, ids, fixed, titles, onChange: change }}
        leftSection={<Columns3 {...icon} />}
        title={lists.columns}
      >
        {lists.columns}
      </DialogButton>
      <DialogButton
        load={loadViews}
        props={{ list: name, search }}
        leftSection={<Bookmark {...icon} />}
        title={lists.views}
      >
        {lists.views}
      </DialogButton>
    </div>
  )
}
