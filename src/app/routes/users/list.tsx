import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as users from '#api/generated/users.ts'
import { loadPages } from '#app/load.ts'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { userListQuery } from '#features/users/columns.tsx'
import { actions, titles } from '#features/users/copy.ts'
import { UsersTable } from '#features/users/UsersTable.tsx'
import { Can } from '#session/Can.tsx'
import { can } from '#session/permissions.ts'
import { readUser, useCan } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'

export const Route = createFileRoute('/_console/utilisateurs')({
  loader: (loader) => loadPages(loader, users.listInfinite(userListQuery(can(readUser().roles, 'users:act')))),
  component: UserList,
})

function UserList() {
  const query = userListQuery(useCan('users:act'))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = users.useInfiniteUsers(query)
  const { items, total } = data
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={total}
        action={
          <Can do="users:create">
            <LinkButton to="/utilisateurs/creation" leftSection={<Plus {...icon} />}>
              {actions.create}
            </LinkButton>
          </Can>
        }
      />
      <UsersTable users={items} />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </>
  )
}
