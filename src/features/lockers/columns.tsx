import type { Locker } from '#api/generated/entities.ts'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf } from '#ui/table/columns.ts'
import { TextCell } from '#ui/table/TextCell.tsx'
import { columns as titles } from './copy.ts'
import { LockerMenu } from './LockerMenu.tsx'
import { referenceOf } from './reference.ts'

const column = columnsOf<Locker>()

export const lockerColumns = column.columns([
  column.accessor('id', { header: titles.id, meta: { numeric: true, sortable: true } }),
  column.accessor('cleveronApmId', {
    header: titles.cleveronApmId,
    meta: { rowHeader: true, sortable: true },
    cell: ({ row: { original } }) => (
      <TextLink to="/lockers/detail/$id" params={{ id: original.id }}>
        {referenceOf(original)}
      </TextLink>
    ),
  }),
  column.accessor('type', {
    header: titles.type,
    meta: { nowrap: true, sortable: true },
    cell: TextCell,
  }),
  column.accessor('shortLocation', {
    header: titles.shortLocation,
    meta: { sortable: true },
    cell: TextCell,
  }),
  column.accessor('location', {
    header: titles.location,
    meta: { sortable: true },
    cell: TextCell,
  }),
  column.accessor('city', {
    header: titles.city,
    meta: { sortable: true },
    cell: TextCell,
  }),
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <LockerMenu locker={original} />,
  }),
])
