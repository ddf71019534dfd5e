import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { loadBriefly, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyColumns, listQuery } from '#features/companies/columns.tsx'
import { actions, exported, messages, titles } from '#features/companies/copy.ts'
import { CreateLink } from '#list/CreateLink.tsx'
import { ListPage } from '#list/ListPage.tsx'
import { parametersOf } from '#list/parameters.ts'
import { WHOLE_PAGE } from '#list/use-whole-rows.ts'

export const Route = createFileRoute('/_console/societes')({
  codeSplitGroupings: [],
  validateSearch: parametersOf('companies'),
  loader: (loader) => loadBriefly(loader, companies.list(listQuery), loadPages),
  component: CompanyList,
  pendingComponent: pending('rows'),
})

function CompanyList() {
  return (
    <ListPage
      title={titles.list}
      columns={companyColumns}
      read={companies.list(listQuery)}
      whole={companies.list({ ...listQuery, itemsPerPage: WHOLE_PAGE })}
      list={companies.useCompaniesList(listQuery)}
      name="companies"
      create={
        <CreateLink may="companies:create" to="/societes/creation">
          {actions.create}
        </CreateLink>
      }
      exported={exported}
      suggestion={messages.emptySuggestion}
    />
  )
}
