import type { User } from '#api/generated/entities.ts'
import { fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { StateBadge } from '#ui/badges.tsx'
import { TextLink } from '#ui/links.tsx'
import { MissingText } from '#ui/MissingText.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'
import { UserMenu } from './UserMenu.tsx'

const column = columnsOf<User>()

const shown = [
  column.accessor('id', { header: titles.id, meta: { numeric: true, sortable: true } }),
  column.display({
    id: 'name',
    header: titles.name,
    meta: { rowHeader: true, sortable: true },
    cell: ({ row: { original } }) => (
      <TextLink to="/utilisateurs/detail/$id" params={{ id: original.id }}>
        {fullName(original)}
      </TextLink>
    ),
  }),
  column.accessor('roles', {
    header: titles.role,
    meta: { sortable: true },
    cell: ({ getValue }) => effectiveRoleLabel(getValue() ?? []),
  }),
  column.accessor('email', {
    header: titles.email,
    meta: { sortable: true },
    cell: TextCell,
  }),
  column.accessor('phone', {
    header: titles.phone,
    meta: { nowrap: true, sortable: true },
    cell: TextCell,
  }),
  column.accessor('enabled', {
    header: titles.status,
    meta: { nowrap: true, sortable: true },
    cell: ({ getValue }) => (getValue() === undefined ? <MissingText /> : <StateBadge on={getValue()} />),
  }),
]

export const userColumns = column.columns(shown)

export const userColumnsWithActions = column.columns([
  ...shown,
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <UserMenu user={original} />,
  }),
])
