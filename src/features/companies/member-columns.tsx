import type { User } from '#api/generated/entities.ts'
import { fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { StateIcon } from '#ui/badges.tsx'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { memberColumns as titles } from './copy.ts'
import { MemberMenu } from './MemberMenu.tsx'

/** The fields that the table shows. Nothing else is requested, above all no locker codes. */
export const memberFields = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'roles',
  'enabled',
] as const satisfies readonly (keyof User)[]

const column = columnsOf<User>()

const readable = column.columns([
  column.accessor(fullName, {
    id: 'name',
    header: titles.name,
    meta: { rowHeader: true, breakable: true },
    cell: ({ row: { original } }) => (
      <TextLink to="/utilisateurs/detail/$id" params={{ id: original.id }}>
        {fullName(original)}
      </TextLink>
    ),
  }),
  column.accessor(({ roles = [] }) => effectiveRoleLabel(roles), { id: 'role', header: titles.role }),
  column.accessor('email', {
    header: titles.email,
    meta: { breakable: true },
    cell: TextCell,
  }),
  column.accessor('phone', {
    header: titles.phone,
    meta: { nowrap: true },
    cell: TextCell,
  }),
  column.accessor('enabled', { header: titles.enabled, cell: ({ getValue }) => <StateIcon on={getValue()} /> }),
])

/** With the actions of each row for roles that manage the members. */
export const memberColumns = (companyId: number, manage: boolean) =>
  manage
    ? column.columns([
        ...readable,
        column.display({
          ...actionsColumn,
          cell: ({ row: { original } }) => <MemberMenu companyId={companyId} user={original} />,
        }),
      ])
    : readable
