import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { numericId } from '#app/guards.ts'
import { load } from '#app/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { CompanyCard } from '#features/companies/CompanyCard.tsx'
import { titles } from '#features/companies/copy.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/societes/detail/$id')({
  params: numericId,
  loader: (loader) => load(loader, companies.one(loader.params.id)),
  component: CompanyDetail,
})

function CompanyDetail() {
  const { data: company } = companies.useCompany(Route.useParams().id)
  return (
    <>
      <PageTitle parts={[company.name ?? `#${company.id}`, titles.list]} />
      <PageHeader title={titles.one} back={<BackButton parent="/societes" />} />
      <CompanyCard company={company} />
    </>
  )
}
