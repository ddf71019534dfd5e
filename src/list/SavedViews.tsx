import { Link } from '@tanstack/react-router'
import { lists } from './copy.ts'
import { ALL_COLUMNS, type ListLayout } from './list-layout.ts'
import { textsOf, useViews } from './views.ts'
import styles from './SavedViews.module.css'

/** Links to the views that this person has saved for this list. */
export function SavedViews<Row extends object>({ list }: { list: ListLayout<Row> }) {
  const { views } = useViews(list.name)
  return (
    views.length > 0 && (
      <nav aria-label={lists.savedViews} className={styles['views']}>
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to="."
                search={view.search}
                activeOptions={never}
                aria-current={
                  isSame({ colonnes: ALL_COLUMNS, ...view.search }, textsOf(list.search)) ? 'page' : undefined
                }
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}

/** Without this the router would mark every link to this list as the current page. */
const never = { exact: true, includeSearch: true } as const

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key])
