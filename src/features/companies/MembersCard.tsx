import { Eye, Pencil, UserMinus, UserPlus } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import type { User } from '#api/generated/entities.ts'
import { useRemoveMember } from '#api/records/company-people.ts'
import { pageOf } from '#domain/pages.ts'
import { fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { useCan } from '#session/session.ts'
import { StateIcon } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { GrowingTable } from '#ui/table/GrowingTable.tsx'
import type { AddPersonDialog } from './AddPersonDialog.tsx'
import { actions, memberColumns as titles, messages, sections, joining } from './copy.ts'

/** The fields that the table shows. Nothing else is requested, above all no locker codes. */
const fields = ['id', 'firstName', 'lastName', 'email', 'phone', 'roles', 'enabled'] as const

const column = columnsOf<User>()

const readable = column.columns([
  column.accessor(fullName, {
    id: 'name',
    header: titles.name,
    meta: { rowHeader: true, breakable: true },
    cell: ({ row: { original } }) => <TextLink {...pageOf.users(original.id)}>{fullName(original)}</TextLink>,
  }),
  column.accessor(({ roles = [] }) => effectiveRoleLabel(roles), { id: 'role', header: titles.role }),
  column.accessor('email', { header: titles.email, meta: { breakable: true }, cell: TextCell }),
  column.phone('phone', titles.phone),
  column.accessor('enabled', { header: titles.enabled, cell: ({ getValue }) => <StateIcon on={getValue()} /> }),
])

/** With the actions of each row for roles that manage the members. */
const columnsFor = (companyId: number, manage: boolean) =>
  manage
    ? column.columns([
        ...readable,
        column.display({
          ...actionsColumn,
          cell: ({ row: { original } }) => <MemberMenu companyId={companyId} user={original} />,
        }),
      ])
    : readable

const query = { q: fields }

export const membersOf = (companyId: number) => companies.members(companyId, query)

/** Exactly the members that the server sends. The owner is not a member automatically. */
export function MembersCard({ companyId, ownerId }: { companyId: number; ownerId: number | undefined }) {
  const mayAdd = useCan('companies:add-member')
  const manage = useCan('companies:manage-members')
  const columns = useMemo(() => columnsFor(companyId, manage), [companyId, manage])
  const list = companies.useCompanyMembers(companyId, query)
  return (
    <Card
      title={sections.members}
      count={howMany.users(list.data?.total)}
      flush
      actions={mayAdd && <AddPerson as="member" companyId={companyId} ownerId={ownerId} />}
    >
      <GrowingTable
        caption={sections.members}
        columns={columns}
        list={list}
        empty={<EmptyState suggestion={messages.noMembers} />}
      />
    </Card>
  )
}

/** The actions of a member, for super administrators only. */
function MemberMenu({ companyId, user }: { companyId: number; user: User }) {
  const remove = useRemoveMember({ success: messages.memberRemoved })
  const name = fullName(user)
  const params = { id: user.id }
  const ask = () =>
    confirm({
      title: messages.removeMemberTitle,
      message: messages.removeMemberQuestion(name),
      danger: true,
      run: () => remove(companyId, user['@id']),
    })
  return (
    <RowMenu
      row={name}
      actions={[
        { label: actions.detail, Icon: Eye, link: pageOf.users(user.id) },
        { label: actions.edit, Icon: Pencil, link: { to: '/utilisateurs/modification/$id', params } },
        { label: actions.removeMember(user.firstName ?? name), Icon: UserMinus, danger: true, onSelect: ask },
      ]}
    />
  )
}

const load = async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog

/** The button and its dialog. The list of all users can have 10,000 rows, so it is read when the dialog opens. */
export function AddPerson({
  as,
  companyId,
  ownerId,
}: Omit<ComponentProps<typeof AddPersonDialog>, 'opened' | 'onClose'>) {
  return (
    <DialogButton
      load={load}
      props={{ as, companyId, ownerId }}
      leftSection={<UserPlus {...icon} />}
      // Another user may add an owner while the dialog is open. Then it closes.
      offered={as === 'member' || ownerId === undefined}
    >
      {joining[as].open}
    </DialogButton>
  )
}
