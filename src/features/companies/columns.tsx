import type { Company } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf, dateColumn, TextCell } from '#ui/table/columns.tsx'
import { CompanyMenu } from './CompanyMenu.tsx'
import { columns as titles } from './copy.ts'

const column = columnsOf<Company>()

export const companyColumns = column.columns([
  column.accessor('id', { header: titles.id, meta: { numeric: true, sortable: true } }),
  column.accessor('name', {
    header: titles.name,
    meta: { rowHeader: true, breakable: true, sortable: true },
    cell: ({ row: { original } }) => (
      <TextLink to="/societes/detail/$id" params={{ id: original.id }}>
        {nameOf(original)}
      </TextLink>
    ),
  }),
  column.accessor('contactName', {
    header: titles.contactName,
    meta: { breakable: true, sortable: true },
    cell: TextCell,
  }),
  column.accessor('contactEmail', {
    header: titles.contactEmail,
    meta: { breakable: true, sortable: true },
    cell: TextCell,
  }),
  column.accessor('contactPhone', {
    header: titles.contactPhone,
    meta: { nowrap: true, sortable: true },
    cell: TextCell,
  }),
  column.accessor('createdAt', {
    header: titles.createdAt,
    ...dateColumn,
    meta: { ...dateColumn.meta, sortable: true },
  }),
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <CompanyMenu company={original} />,
  }),
])
