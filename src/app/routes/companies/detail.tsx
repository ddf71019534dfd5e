import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { CompanyCard } from '#features/companies/CompanyCard.tsx'
import { titles } from '#features/companies/copy.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { numericId } from '../../guards.ts'
import { load } from '../../load.ts'
import { BackButton } from '../../shell/BackButton.tsx'
import { PageTitle } from '../../shell/PageTitle.tsx'

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
