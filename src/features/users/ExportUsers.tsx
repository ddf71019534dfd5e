import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { walkPages } from '#api/resource.ts'
import { type CsvColumn, fileOfList, type Narrowed, phoneCell } from '#lib/csv.ts'
import { fullName } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { effectiveRoleLabel } from '#session/roles.ts'
import { words } from '#ui/copy.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { queryFor } from './columns.tsx'
import { columns as titles, exported } from './copy.ts'

/** Columns of the list, with the titles on screen. */
const shown: CsvColumn<User>[] = [
  { header: titles.id, cell: ({ id }) => id },
  { header: titles.name, cell: fullName },
  { header: titles.role, cell: ({ roles = [] }) => effectiveRoleLabel(roles) },
  { header: titles.email, cell: ({ email }) => email },
  { header: titles.phone, cell: ({ phone }) => phoneCell(phone) },
  { header: titles.status, cell: ({ enabled }) => (enabled === false ? words.disabled : words.enabled) },
]

interface Props extends Narrowed<User> {
  filter: string | undefined
}

/** « Exporter » for the rows of the filter. */
export function ExportUsers({ filter, ...narrowed }: Props) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton
        job={{
          title: exported.title,
          name: [exported.name, filter],
          begin: () =>
            fileOfList(shown, walkPages(users.list({ ...queryFor(true), itemsPerPage: 100 }), client), narrowed),
        }}
      />
    </Can>
  )
}
