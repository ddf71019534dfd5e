import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { loadList, loadPages } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyColumns, listQuery } from '#features/companies/columns.tsx'
import { actions, exported, messages, titles } from '#features/companies/copy.ts'
import { GrowingListPage } from '#list/GrowingListPage.tsx'
import { useListSearch } from '#list/list-search.ts'
import { parametersOf } from '#list/parameters.ts'
import { howMany } from '#ui/copy.ts'

export const Route = createFileRoute('/_console/societes')({
  codeSplitGroupings: [],
  validateSearch: parametersOf('companies'),
  loader: (loader) => loadList(loader, companies.list(listQuery), loadPages),
  component: CompanyList,
  pendingComponent: pending('rows'),
})

function CompanyList() {
  return (
    <GrowingListPage
      address={useListSearch('companies', companyColumns)}
      words={{ titles, count: howMany.companies, actions, exported, messages }}
      read={companies.list}
      query={listQuery}
      list={companies.useCompaniesList(listQuery)}
      create={{ may: 'companies:create', to: '/societes/creation' }}
    />
  )
}
