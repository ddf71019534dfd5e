import { createFileRoute } from '@tanstack/react-router'
import * as users from '#api/generated/users.ts'
import { loadList, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { listQuery, userColumns, userColumnsWithActions } from '#features/users/columns.tsx'
import { actions, exported, messages, titles } from '#features/users/copy.ts'
import { GrowingListPage } from '#list/GrowingListPage.tsx'
import { useListSearch } from '#list/list-search.ts'
import { parametersOf } from '#list/parameters.ts'
import { mayNow, useCan } from '#session/session.ts'
import { howMany } from '#ui/counts.copy.ts'

export const Route = createFileRoute('/_console/utilisateurs')({
  validateSearch: parametersOf('users'),
  loader: (loader) => loadList(loader, users.list(listQuery(mayNow('users:act'))), loadPages),
  component: UserList,
  pendingComponent: pending('rows'),
})

function UserList() {
  const mayAct = useCan('users:act')
  const query = listQuery(mayAct)
  return (
    <GrowingListPage
      address={useListSearch('users', mayAct ? userColumnsWithActions : userColumns)}
      words={{ titles, count: howMany.users, actions, exported, messages }}
      read={users.list}
      query={query}
      list={users.useUsersList(query)}
      create={{ may: 'users:create', to: '/utilisateurs/creation' }}
    />
  )
}
