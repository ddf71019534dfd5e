import { useMemo } from 'react'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import type { Shown } from './arranged.ts'
import { lists } from './copy.ts'
import { FilterField } from './FilterField.tsx'
import type { ListSearch } from './list-search.ts'
import { ListSettings } from './ListSettings.tsx'
import { SavedViews } from './SavedViews.tsx'
import { type ArrangedList, useArranged } from './use-arranged.ts'
import styles from './ListTools.module.css'

interface Props<Row extends object> extends ArrangedList<Row> {
  /** With what changes. */
  onSearch: (change: ListSearch) => void
  onShown: (shown: Shown<Row>) => void
}

/** The filter, the columns and the views of a list, and what has been read for the filter. Its code comes after the first rows. */
export function ListTools<Row extends object>({ onSearch, onShown, ...given }: Props<Row>) {
  const { name, columns, search } = given
  const { needsAll, reading, rows, accepts } = useArranged(given)
  const count = useMemo(() => rows.filter(accepts).length, [rows, accepts])
  return (
    <div className={styles['tools']}>
      <FilterField value={search.recherche} onChange={(recherche) => onSearch({ recherche })} />
      <ListSettings
        name={name}
        columns={columns}
        search={search}
        onShown={onShown}
        onOwnLayout={() => onSearch({ colonnes: undefined, lignes: undefined })}
      />
      <SavedViews name={name} columns={columns} search={search} />
      {needsAll && (
        <ReadingLine {...reading} found={search.recherche === undefined ? '' : lists.found(count, rows.length)} />
      )}
    </div>
  )
}
