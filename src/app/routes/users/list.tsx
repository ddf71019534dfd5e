import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as users from '#api/generated/users.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { queryFor, userColumns, userColumnsWithActions } from '#features/users/columns.tsx'
import { actions, messages, titles } from '#features/users/copy.ts'
import { ExportUsers } from '#features/users/ExportUsers.tsx'
import { peopleParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { WHOLE_PAGE } from '#list/use-arranged.ts'
import { Can } from '#session/Can.tsx'
import { mayNow, useCan } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'

export const Route = createFileRoute('/_console/utilisateurs')({
  codeSplitGroupings: [],
  validateSearch: peopleParameters,
  loader: (loader) => loadBriefly(loader, users.list(queryFor(mayNow('users:act'))), loadPages),
  component: UserList,
  pendingComponent: pending('rows'),
})

const wholeFor = (mayAct: boolean) => {
  const query = { ...queryFor(mayAct), itemsPerPage: WHOLE_PAGE }
  return {
    queryKey: users.list(query).queryKey,
    useRows: (settings: QuerySettings) => users.useUsersList(query, settings),
  }
}
const wholeWithActions = wholeFor(true)
const wholeWithout = wholeFor(false)

function UserList() {
  const mayAct = useCan('users:act')
  return (
    <ListPage
      title={titles.list}
      columns={mayAct ? userColumnsWithActions : userColumns}
      read={users.list(queryFor(mayAct))}
      whole={mayAct ? wholeWithActions : wholeWithout}
      personal
      list={users.useUsersList(queryFor(mayAct))}
      name="users"
      create={
        <Can do="users:create">
          <LinkButton to="/utilisateurs/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      Export={ExportUsers}
      suggestion={messages.emptySuggestion}
    />
  )
}
