import type { ReactNode } from 'react'
import type { WholeList } from '#api/whole-list.ts'
import { FilterFold } from '#ui/form/FilterFold.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import { lists } from './copy.ts'
import { FilterField } from './FilterField.tsx'
import { ListSettings, SavedViews } from './ListSettings.tsx'
import type { useList } from './use-list.ts'
import styles from './ListPage.module.css'

interface Props {
  title: string
  /** Number of records with its noun, beside the title. */
  count?: string | undefined
  list: Pick<ReturnType<typeof useList>, 'layout' | 'rows' | 'readCount' | 'isFiltered'>
  search: { recherche?: string | undefined; tri?: string | undefined }
  /** Without it the list has no « Filtrer ». */
  onFilter?: ((typed: string | undefined) => void) | undefined
  onOwnLayout: () => void
  /** Age of the data. */
  refresh: ReactNode
  /** The creation. */
  action: ReactNode
  /** « Exporter » and other actions of the whole list. */
  more: ReactNode
  /** Short note after the title. */
  aside?: ReactNode
  /** Line below the title. */
  secondary?: ReactNode
  /** Further filters and tools, after « Filtrer ». */
  filters?: ReactNode
  /** Words of the button that has them on a phone. */
  foldLabel?: string
  /** Progress of the whole collection, where a filter or the sorting needs it. */
  reading?: WholeList<unknown> | undefined
  /** The rows found, in words. Defaults to their number under a filter. */
  found?: string | undefined
  /** The table and its pages. */
  children: ReactNode
}

/** The screen of a list: its title with the age of the data and the actions, its filters, settings and views, and its table. */
export function ListPage(props: Props) {
  const { title, count, aside, list, search, onFilter, onOwnLayout, refresh, action, more, secondary, reading } = props
  const found = props.found ?? (list.isFiltered ? lists.found(list.rows.length, list.readCount) : '')
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader {...{ title, count, aside, refresh, action, more, secondary }} />
      <div className={styles['tools']}>
        {onFilter && <FilterField value={search.recherche} onChange={onFilter} />}
        <FilterFold label={props.foldLabel ?? lists.display}>
          {props.filters}
          <ListSettings listLayout={list.layout} onOwnLayout={onOwnLayout} />
        </FilterFold>
        {(reading || list.isFiltered || search.tri !== undefined) && <ReadingLine reading={reading} found={found} />}
      </div>
      <SavedViews listLayout={list.layout} />
      {props.children}
    </>
  )
}
