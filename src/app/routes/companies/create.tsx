import { createFileRoute } from '@tanstack/react-router'
import { useCreateCompany } from '#api/generated/companies.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { useCreation } from '#app/shell/creation.tsx'
import { CompanyForm } from '#features/companies/CompanyForm.tsx'
import { actions, messages, titles } from '#features/companies/copy.ts'
import { lostCompany, toCreate } from '#features/companies/schema.ts'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/societes/creation')({
  beforeLoad: allow('companies:create'),
  component: CompanyCreate,
})

function CompanyCreate() {
  const { lookUp } = useLostCreation(lostCompany)
  const { mutateAsync: create, error } = useCreateCompany({
    success: messages.created,
    refetch: 'none',
    ...lookUp,
  })
  const creation = useCreation({ parent: '/societes', error, messages, actions })
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/societes" />} />
      <CompanyForm submit={(values) => create({ body: toCreate(values) })} {...creation} />
    </>
  )
}
