import type { ReactNode } from 'react'
import type { WholeList } from '#api/whole-list.ts'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import { lists } from './copy.ts'
import { FilterField } from './FilterField.tsx'
import { ListSettings, SavedViews } from './ListSettings.tsx'
import type { useList } from './use-list.ts'
import styles from './ListTools.module.css'

interface Props {
  list: Pick<ReturnType<typeof useList>, 'layout' | 'rows' | 'readCount'>
  search: { recherche?: string | undefined; tri?: string | undefined }
  onFilter: (typed: string | undefined) => void
  onOwnLayout: () => void
  /** Progress of the whole collection, where the filter or the sorting needs it. */
  reading?: WholeList<unknown> | undefined
  /** Further tools, after the filter. */
  children?: ReactNode
}

/** The tools above the table of a list: its filter with the number of matches, its settings and its views. */
export function ListTools({ list, search: { recherche, tri }, onFilter, onOwnLayout, reading, children }: Props) {
  const isNarrowed = recherche !== undefined || tri !== undefined
  const found = recherche === undefined ? '' : lists.found(list.rows.length, list.readCount)
  return (
    <>
      <div className={styles['tools']}>
        <FilterField value={recherche} onChange={onFilter} />
        {children}
        <ListSettings listLayout={list.layout} onOwnLayout={onOwnLayout} />
        {isNarrowed && <ReadingLine reading={reading} found={found} />}
      </div>
      <SavedViews listLayout={list.layout} />
    </>
  )
}
