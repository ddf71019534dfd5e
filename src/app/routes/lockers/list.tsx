import { createFileRoute } from '@tanstack/react-router'
import * as lockers from '#api/generated/lockers.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { listQuery, lockerColumns } from '#features/lockers/columns.tsx'
import { actions, exported, messages, titles } from '#features/lockers/copy.ts'
import { CreateLink } from '#list/CreateLink.tsx'
import { ListPage } from '#list/ListPage.tsx'
import { parametersOf } from '#list/parameters.ts'
import { WHOLE_PAGE } from '#list/use-whole-rows.ts'

export const Route = createFileRoute('/_console/lockers')({
  validateSearch: parametersOf('lockers'),
  loader: (loader) => loadBriefly(loader, lockers.list(listQuery), loadPages),
  component: LockerList,
  pendingComponent: pending('rows'),
})

function LockerList() {
  return (
    <ListPage
      title={titles.list}
      columns={lockerColumns}
      read={lockers.list(listQuery)}
      whole={lockers.list({ ...listQuery, itemsPerPage: WHOLE_PAGE })}
      list={lockers.useLockersList(listQuery)}
      name="lockers"
      create={
        <CreateLink may="lockers:create" to="/lockers/creation">
          {actions.create}
        </CreateLink>
      }
      exported={exported}
      suggestion={messages.emptySuggestion}
    />
  )
}
