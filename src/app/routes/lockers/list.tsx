import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as lockers from '#api/generated/lockers.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { lockerColumns } from '#features/lockers/columns.tsx'
import { actions, messages, titles } from '#features/lockers/copy.ts'
import { listQuery } from '#features/lockers/list-query.ts'
import { WHOLE_PAGE } from '#list/arranged.ts'
import { listParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

const loadExport = retryUntilLoaded(async () => (await import('#features/lockers/ExportLockers.tsx')).ExportLockers)

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
      arrivals="lockers"
      create={
        <Can do="lockers:create">
          <LinkButton to="/lockers/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      loadExport={loadExport}
      suggestion={messages.emptySuggestion}
    />
  )
}
