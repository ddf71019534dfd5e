import { Link } from '@tanstack/react-router'
import { Bookmark, Columns3 } from 'lucide-react'
import { DialogButton } from '#ui/DialogButton.tsx'
import { icon } from '#ui/icon.ts'
import type { Columns } from '#ui/table/columns.ts'
import type { Shown } from './arranged.ts'
import { lists } from './copy.ts'
import { layoutSearch, type Layout, type ListWithLayout } from './layouts.ts'
import type { ListSearch } from './list-search.ts'
import { useShown } from './use-shown.ts'
import { keptSearch, useViews } from './views.ts'
import styles from './ListTools.module.css'

const loadColumns = async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog
const loadViews = async () => (await import('./ViewsDialog.tsx')).ViewsDialog

interface Props<Row extends object> {
  name: ListWithLayout
  columns: Columns<Row>
  /** The state of the list in its address. */
  search: ListSearch
  onShown: (shown: Shown<Row>) => void
  /** The columns were chosen here: those of the address no longer count. */
  onOwnLayout: () => void
}

/** The columns of a list, and the views that the person has saved. */
export function ListShelf<Row extends object>({ name, columns, search, onShown, onOwnLayout }: Props<Row>) {
  const { layout, set, ids, fixed, titles } = useShown(name, columns, search, onShown)
  const { views } = useViews(name)
  const { colonnes: _columns, lignes: _rows, ...narrowed } = search
  const now = keptSearch({ ...narrowed, ...layoutSearch(ids, layout) })

  function change(next: Layout | undefined) {
    set(next)
    if (search.colonnes !== undefined) onOwnLayout()
  }

  return (
    <>
      <DialogButton
        load={loadColumns}
        props={{ layout, ids, fixed, titles, onChange: change }}
        leftSection={<Columns3 {...icon} />}
      >
        {lists.columns}
      </DialogButton>
      <DialogButton load={loadViews} props={{ list: name, search: now }} leftSection={<Bookmark {...icon} />}>
        {lists.views}
      </DialogButton>
      {views.length > 0 && (
        <nav aria-label={lists.savedViews} className={styles['views']}>
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to="."
                  search={view.search}
                  activeOptions={never}
                  aria-current={isSame(view.search, now) ? 'page' : undefined}
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** The router would mark every link to this list as the current page. */
const never = { exact: true, includeSearch: true } as const

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key])
