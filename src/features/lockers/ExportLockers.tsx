import { useQueryClient } from '@tanstack/react-query'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { walkPages } from '#api/resource.ts'
import { type CsvColumn, fileOfList, type Narrowed } from '#lib/csv.ts'
import { Can } from '#session/Can.tsx'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { listQuery } from './columns.tsx'
import { columns as titles, exported } from './copy.ts'

/** Columns of the list, with the titles on screen. */
const shown: CsvColumn<Locker>[] = [
  { header: titles.id, cell: ({ id }) => id },
  { header: titles.cleveronApmId, cell: ({ cleveronApmId }) => cleveronApmId },
  { header: titles.type, cell: ({ type }) => type },
  { header: titles.shortLocation, cell: ({ shortLocation }) => shortLocation },
  { header: titles.location, cell: ({ location }) => location },
  { header: titles.city, cell: ({ city }) => city },
]

interface Props extends Narrowed<Locker> {
  filter: string | undefined
}

/** « Exporter » for the rows of the filter. */
export function ExportLockers({ filter, ...narrowed }: Props) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton
        job={{
          title: exported.title,
          name: [exported.name, filter],
          begin: () =>
            fileOfList(shown, walkPages(lockers.list({ ...listQuery, itemsPerPage: 100 }), client), narrowed),
        }}
      />
    </Can>
  )
}
