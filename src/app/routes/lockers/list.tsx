import { createFileRoute } from '@tanstack/react-router'
import * as lockers from '#api/generated/lockers.ts'
import { loadList, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { listQuery, lockerColumns } from '#features/lockers/columns.tsx'
import { actions, exported, messages, titles } from '#features/lockers/copy.ts'
import { GrowingListPage } from '#list/GrowingListPage.tsx'
import { useListSearch } from '#list/list-search.ts'
import { parametersOf } from '#list/parameters.ts'
import { howMany } from '#ui/counts.copy.ts'

export const Route = createFileRoute('/_console/lockers')({
  validateSearch: parametersOf('lockers'),
  loader: (loader) => loadList(loader, lockers.list(listQuery), loadPages),
  component: LockerList,
  pendingComponent: pending('rows'),
})

function LockerList() {
  return (
    <GrowingListPage
      address={useListSearch('lockers', lockerColumns)}
      words={{ titles, count: howMany.lockers, actions, exported, messages }}
      read={lockers.list}
      query={listQuery}
      list={lockers.useLockersList(listQuery)}
      create={{ may: 'lockers:create', to: '/lockers/creation' }}
    />
  )
}
