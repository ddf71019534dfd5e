import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import { loadPages } from '#app/load.ts'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { companyFields } from '#features/companies/columns.tsx'
import { CompaniesTable } from '#features/companies/CompaniesTable.tsx'
import { actions, titles } from '#features/companies/copy.ts'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'

const query = { q: companyFields }

export const Route = createFileRoute('/_console/societes')({
  loader: (loader) => loadPages(loader, companies.listInfinite(query)),
  component: CompanyList,
})

function CompanyList() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = companies.useInfiniteCompanies(query)
  const { items, total } = data
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={total}
        action={
          <Can do="companies:create">
            <LinkButton to="/societes/creation" leftSection={<Plus {...icon} />}>
              {actions.create}
            </LinkButton>
          </Can>
        }
      />
      <CompaniesTable companies={items} />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </>
  )
}
