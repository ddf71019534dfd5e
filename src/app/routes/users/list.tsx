import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as users from '#api/generated/users.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { userColumns, userColumnsWithActions } from '#features/users/columns.tsx'
import { actions, messages, titles } from '#features/users/copy.ts'
import { queryFor } from '#features/users/list-query.ts'
import { WHOLE_PAGE } from '#list/arranged.ts'
import { peopleParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { Can } from '#session/Can.tsx'
import { mayNow, useCan } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

const loadExport = retryUntilLoaded(async () => (await import('#features/users/ExportUsers.tsx')).ExportUsers)

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
      arrivals="users"
      create={
        <Can do="users:create">
          <LinkButton to="/utilisateurs/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      loadExport={loadExport}
      suggestion={messages.emptySuggestion}
    />
  )
}
