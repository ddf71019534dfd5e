import { Link } from '@tanstack/react-router'
import { exactly } from '#ui/links.tsx'
import { lists } from './copy.ts'
import { ALL_COLUMNS, type ListLayout } from './list-layout.ts'
import { textsOf, useViews } from './views.ts'
import styles from './SavedViews.module.css'

/** Links to the views that this person has saved for this list. */
export function SavedViews({ listLayout }: { listLayout: ListLayout }) {
  const { views } = useViews(listLayout.name)
  return (
    views.length > 0 && (
      <nav aria-label={lists.savedViews} className={styles['views']}>
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to="."
                search={view.search}
                activeOptions={exactly}
                aria-current={
                  isSame({ colonnes: ALL_COLUMNS, ...view.search }, textsOf(listLayout.search)) ? 'page' : undefined
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

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key])
