import { useQueryClient } from '@tanstack/react-query'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { walkPages } from '#api/resource.ts'
import { type CsvColumn, dateCell, fileOfList, type Narrowed, phoneCell } from '#lib/csv.ts'
import { Can } from '#session/Can.tsx'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { listQuery } from './columns.tsx'
import { columns as titles, exported } from './copy.ts'

/** Columns of the list, with the titles on screen. */
const shown: CsvColumn<Company>[] = [
  { header: titles.id, cell: ({ id }) => id },
  { header: titles.name, cell: ({ name }) => name },
  { header: titles.contactName, cell: ({ contactName }) => contactName },
  { header: titles.contactEmail, cell: ({ contactEmail }) => contactEmail },
  { header: titles.contactPhone, cell: ({ contactPhone }) => phoneCell(contactPhone) },
  { header: titles.createdAt, cell: ({ createdAt }) => dateCell(createdAt) },
]

interface Props extends Narrowed<Company> {
  filter: string | undefined
}

/** « Exporter » for the rows of the filter. */
export function ExportCompanies({ filter, ...narrowed }: Props) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton
        job={{
          title: exported.title,
          name: [exported.name, filter],
          begin: () =>
            fileOfList(shown, walkPages(companies.list({ ...listQuery, itemsPerPage: 100 }), client), narrowed),
        }}
      />
    </Can>
  )
}
