import { Copy, Eye, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { User } from '#api/generated/entities.ts'
import { useRemoveUser } from '#api/generated/users.writes.ts'
import { pageOf } from '#domain/pages.ts'
import { fullName, numberOf } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { ownUsername, useCan } from '#session/session.ts'
import { StateBadge } from '#ui/badges.tsx'
import { words } from '#ui/copy.ts'
import { removal } from '#ui/dialog/confirm.ts'
import { TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { MissingText } from '#ui/MissingText.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { actions, columns as titles, messages } from './copy.ts'

/** The fields that every role sees in the list. */
const shownFields = ['id', 'lastName', 'firstName', 'email', 'phone', 'roles', 'enabled'] as const

/** Also the fields that decide whether a user can be deleted: the companies, and the user name to recognise oneself. */
const actionFields = [...shownFields, 'username', 'memberships', 'ownerships'] as const

/** The fields to request. Roles without actions need fewer. */
export const listQuery = (mayAct: boolean) => ({ q: mayAct ? actionFields : shownFields })

const column = columnsOf<User>()

const stateOf = ({ enabled }: User) => (enabled === undefined ? undefined : enabled ? words.enabled : words.disabled)

const shown = [
  column.accessor('id', { header: titles.id, meta: { numeric: true, filterText: numberOf } }),
  column.accessor(fullName, {
    id: 'name',
    header: titles.name,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => <TextLink {...pageOf.users(original.id)}>{fullName(original)}</TextLink>,
  }),
  column.accessor(({ roles = [] }) => effectiveRoleLabel(roles), { id: 'roles', header: titles.role }),
  column.accessor('email', { header: titles.email, cell: TextCell }),
  column.phone('phone', titles.phone),
  column.accessor(stateOf, {
    id: 'enabled',
    header: titles.status,
    // The file counts an unknown state as enabled.
    meta: { nowrap: true, exportValue: (user) => stateOf(user) ?? words.enabled },
    cell: ({ row: { original } }) =>
      original.enabled === undefined ? <MissingText /> : <StateBadge on={original.enabled} />,
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

function UserMenu({ user }: { user: User }) {
  const mayCreate = useCan('users:create')
  const mayEdit = useCan('users:edit')
  const mayChangePassword = useCan('users:change-password')
  const mayRemove = useCan('users:remove') && isRemovable(user, ownUsername())
  const { mutateAsync } = useRemoveUser({ success: messages.removed })
  const remove = removal(messages, fullName, mutateAsync)
  const params = { id: user.id }
  return (
    <RowMenu
      row={fullName(user)}
      actions={[
        { label: actions.detail, Icon: Eye, link: pageOf.users(user.id) },
        mayEdit && { label: actions.edit, Icon: Pencil, link: { to: '/utilisateurs/modification/$id', params } },
        mayChangePassword && {
          label: actions.changePassword,
          Icon: KeyRound,
          link: { to: '/utilisateurs/modification/mot-de-passe/$id', params },
        },
        mayCreate && {
          label: actions.duplicate,
          Icon: Copy,
          link: { to: '/utilisateurs/creation', search: { copie: user.id } },
        },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(user) },
      ]}
    />
  )
}

/** Only a user who belongs to no company and owns none can be deleted. A missing list does not count as an empty one. */
export const isRemovable = ({ username, memberships, ownerships }: User, own: string | undefined) =>
  memberships?.length === 0 && ownerships?.length === 0 && (username === undefined || username !== own)
