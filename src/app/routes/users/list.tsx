import { createFileRoute } from '@tanstack/react-router'
import * as users from '#api/generated/users.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { queryFor, userColumns, userColumnsWithActions } from '#features/users/columns.tsx'
import { actions, exported, messages, titles } from '#features/users/copy.ts'
import { CreateLink } from '#list/CreateLink.tsx'
import { ListPage } from '#list/ListPage.tsx'
import { parametersOf } from '#list/parameters.ts'
import { WHOLE_PAGE } from '#list/use-whole-rows.ts'
import { mayNow, useCan } from '#session/session.ts'

export const Route = createFileRoute('/_console/utilisateurs')({
  validateSearch: parametersOf('users'),
  loader: (loader) => loadBriefly(loader, users.list(queryFor(mayNow('users:act'))), loadPages),
  component: UserList,
  pendingComponent: pending('rows'),
})

function UserList() {
  const mayAct = useCan('users:act')
  const query = queryFor(mayAct)
  return (
    <ListPage
      title={titles.list}
      columns={mayAct ? userColumnsWithActions : userColumns}
      read={users.list(query)}
      whole={users.list({ ...query, itemsPerPage: WHOLE_PAGE })}
      list={users.useUsersList(query)}
      name="users"
      create={
        <CreateLink may="users:create" to="/utilisateurs/creation">
          {actions.create}
        </CreateLink>
      }
      exported={exported}
      suggestion={messages.emptySuggestion}
    />
  )
}
