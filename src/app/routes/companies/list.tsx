import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import type { QuerySettings } from '#api/query-settings.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyColumns, listQuery } from '#features/companies/columns.tsx'
import { actions, messages, titles } from '#features/companies/copy.ts'
import { ExportCompanies } from '#features/companies/ExportCompanies.tsx'
import { listParameters } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { WHOLE_PAGE } from '#list/use-arranged.ts'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'

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
      name="companies"
      create={
        <Can do="companies:create">
          <LinkButton to="/societes/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      Export={ExportCompanies}
      suggestion={messages.emptySuggestion}
    />
  )
}
