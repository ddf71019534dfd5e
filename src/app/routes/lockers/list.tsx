import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as lockers from '#api/generated/lockers.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { listQuery, lockerColumns } from '#features/lockers/columns.tsx'
import { actions, messages, titles } from '#features/lockers/copy.ts'
import { ExportLockers } from '#features/lockers/ExportLockers.tsx'
import { listParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { WHOLE_PAGE } from '#list/use-arranged.ts'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'

export const Route = createFileRoute('/_console/lockers')({
  codeSplitGroupings: [],
  validateSearch: listParameters,
  loader: (loader) => loadBriefly(loader, lockers.list(listQuery), loadPages),
  component: LockerList,
  pendingComponent: pending('rows'),
})

const wholeQuery = { ...listQuery, itemsPerPage: WHOLE_PAGE }
const whole = {
  queryKey: lockers.list(wholeQuery).queryKey,
  useRows: (settings: QuerySettings) => lockers.useLockersList(wholeQuery, settings),
}

function LockerList() {
  return (
    <ListPage
      title={titles.list}
      columns={lockerColumns}
      read={lockers.list(listQuery)}
      whole={whole}
      list={lockers.useLockersList(listQuery)}
      name="lockers"
      create={
        <Can do="lockers:create">
          <LinkButton to="/lockers/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      Export={ExportLockers}
      suggestion={messages.emptySuggestion}
    />
  )
}
