import { Bookmark, Columns3 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import type { Shown } from './arranged.ts'
import { lists } from './copy.ts'
import type { Layout } from './layouts.ts'
import { type SettingsOf, useListSettings } from './use-list-settings.ts'

const loadColumns = async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog
const loadViews = async () => (await import('./ViewsDialog.tsx')).ViewsDialog

interface Props<Row extends object> extends SettingsOf<Row> {
  onShown: (shown: Shown<Row>) => void
  /** The columns were chosen here: those of the address no longer count. */
  onOwnLayout: () => void
}

/** Arranges the columns of a list, and saves what it shows as a view. */
export function ListSettings<Row extends object>({ onShown, onOwnLayout, ...given }: Props<Row>) {
  const { layout, set, ids, fixed, titles, shown, now } = useListSettings(given)
  const { columns, density } = shown
  const tell = useEffectEvent((next: Shown<Row>) => onShown(next))
  // An effect, because the table is outside of this component, whose code loads after it.
  useEffect(() => tell({ columns, density }), [columns, density])

  function change(next: Layout | undefined) {
    if (!set(next)) flash.error(lists.layoutNotStored)
    if (given.search.colonnes !== undefined) onOwnLayout()
  }

  return (
    <>
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
        props={{ list: given.name, search: now }}
        leftSection={<Bookmark {...icon} />}
        title={lists.views}
      >
        {lists.views}
      </DialogButton>
    </>
  )
}
