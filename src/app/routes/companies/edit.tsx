import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import * as companies from '#api/generated/companies.ts'
import { useUpdateCompany } from '#api/generated/companies.writes.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pageOf } from '#domain/pages.ts'
import { CompanyForm } from '#features/companies/CompanyForm.tsx'
import { messages, titles } from '#features/companies/copy.ts'
import { companyFormFields, toUpdate } from '#features/companies/schema.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const query = { q: companyFormFields }

export const Route = createFileRoute('/_console/societes/modification/$id')({
  params: numericId,
  beforeLoad: allow('companies:edit'),
  loader: (loader) => loadFresh(loader, companies.one(loader.params.id, query)),
  component: CompanyEdit,
})

function CompanyEdit() {
  const { id } = Route.useParams()
  const { data: company } = companies.useCompany(id, query)
  const reread = useFreshReading(companies.one(id, query), fromRecord)
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateCompany({ success: messages.updated, refetch: 'none' })
  return (
    <>
      <PageTitle parts={[titles.edit, titles.list]} />
      <PageHeader title={titles.edit} back={<BackButton parent="/societes" />} />
      <CompanyForm
        key={id}
        company={company}
        reread={reread}
        submit={(values, changed) => update({ id, body: toUpdate(values, changed) })}
        onSaved={() => navigate({ ...pageOf.companies(id), replace: true })}
        cancel={<CancelLink {...pageOf.companies(id)} />}
      />
    </>
  )
}
