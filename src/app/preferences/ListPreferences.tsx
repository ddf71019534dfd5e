import { menu } from '#app/shell/copy.ts'
import { resetLayouts, useChangedLists } from '#list/list-layout.ts'
import { useOwnViews, type View } from '#list/views.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { preferences } from './copy.ts'
import { Setting } from './Setting.tsx'
import styles from './Preferences.module.css'

/** The columns of the lists, and the views of the signed-in person. */
export function ListPreferences() {
  const changed = useChangedLists()
  const { views, removeAll } = useOwnViews()
  const { columns: columnWords, views: viewWords } = preferences

  function reset() {
    resetLayouts()
    flash.success(columnWords.wasReset)
  }

  async function remove() {
    const isWanted = await confirm({
      title: viewWords.question(views.length),
      message: <LostViews views={views} />,
      danger: true,
    })
    if (!isWanted) return
    removeAll()
    flash.success(viewWords.wereRemoved)
  }

  // Not `disabled`, which would lose the focus after a press.
  const noneChanged = changed.length === 0
  const noView = views.length === 0
  return (
    <>
      <Setting label={columnWords.label} hint={columnWords.hint(changed.map((list) => menu[list]))}>
        {(hintId) => (
          <Button
            variant="default"
            aria-label={columnWords.resetLabel}
            aria-describedby={hintId}
            aria-disabled={noneChanged || undefined}
            onClick={noneChanged ? undefined : reset}
          >
            {columnWords.reset}
          </Button>
        )}
      </Setting>
      <Setting label={viewWords.label} hint={viewWords.hint(views.length)}>
        {(hintId) => (
          <Button
            variant="default"
            color="red"
            aria-label={viewWords.removeLabel}
            aria-describedby={hintId}
            aria-disabled={noView || undefined}
            onClick={noView ? undefined : remove}
          >
            {viewWords.remove}
          </Button>
        )}
      </Setting>
    </>
  )
}

/** Names the views that a question removes, and says that those of other people stay. */
export function LostViews({ views }: { views: readonly View[] }) {
  if (views.length === 0) return null
  const { lost, one, othersStay } = preferences.views
  return (
    <>
      <p>{lost(views.length)}</p>
      <ul className={styles['lost']}>
        {views.map(({ id, name, list }) => (
          <li key={id}>{one(name, menu[list])}</li>
        ))}
      </ul>
      <p>{othersStay}</p>
    </>
  )
}
