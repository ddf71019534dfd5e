import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyColumns } from '#features/companies/columns.tsx'
import { actions, messages, titles } from '#features/companies/copy.ts'
import { listQuery } from '#features/companies/list-query.ts'
import { WHOLE_PAGE } from '#list/arranged.ts'
import { listParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

const loadExport = retryUntilLoaded(
  async () => (await import('#features/companies/ExportCompanies.tsx')).ExportCompanies,
)

export const Route = createFileRoute('/_console/societes')({
  codeSplitGroupings: [],
  validateSearch: listParameters,
  loader: (loader) => loadBriefly(loader, companies.list(listQuery), loadPages),
  component: CompanyList,
  pendingComponent: pending('rows'),
})

const wholeQuery = { ...listQuery, itemsPerPage: WHOLE_PAGE }
const whole = {
  queryKey: companies.list(wholeQuery).queryKey,
  useRows: (settings: QuerySettings) => companies.useCompaniesList(wholeQuery, settings),
}

function CompanyList() {
  return (
    <ListPage
      title={titles.list}
      columns={companyColumns}
      read={companies.list(listQuery)}
      whole={whole}
      list={companies.useCompaniesList(listQuery)}
      arrivals="companies"
      create={
        <Can do="companies:create">
          <LinkButton to="/societes/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      loadExport={loadExport}
      suggestion={messages.emptySuggestion}
    />
  )
}
