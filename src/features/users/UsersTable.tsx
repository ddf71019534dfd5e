import type { User } from '#api/generated/entities.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/links.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { userColumns, userColumnsWithActions } from './columns.tsx'
import { actions, messages, titles } from './copy.ts'

const iriOf = (user: User) => user['@id']

export function UsersTable({ users }: { users: readonly User[] }) {
  const mayAct = useCan('users:act')
  const empty = (
    <EmptyState
      suggestion={messages.emptySuggestion}
      action={
        <Can do="users:create">
          <LinkButton to="/utilisateurs/creation">{actions.create}</LinkButton>
        </Can>
      }
    />
  )
  const columns = mayAct ? userColumnsWithActions : userColumns
  return <DataTable caption={titles.list} columns={columns} rows={users} rowId={iriOf} empty={empty} />
}
