import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { twinsIn } from '#api/errors.ts'
import * as companies from '#api/generated/companies.ts'
import { useTwins } from '#api/use-twins.ts'
import { allow } from '#app/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { CompanyForm } from '#features/companies/CompanyForm.tsx'
import { CompanySeemsStored } from '#features/companies/CompanySeemsStored.tsx'
import { messages, titles } from '#features/companies/copy.ts'
import { toCreate } from '#features/companies/schema.ts'
import { companyTwins } from '#features/companies/twins.ts'
import { words } from '#ui/copy.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/societes/creation')({
  beforeLoad: allow('companies:create'),
  component: CompanyCreate,
})

function CompanyCreate() {
  const navigate = useNavigate()
  const { words: lookUp } = useTwins(companyTwins)
  const { mutateAsync: create, error } = companies.useCreateCompany({
    success: messages.created,
    leaves: true,
    ...lookUp,
  })
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/societes" />} />
      <CompanyForm
        submit={(values) => create({ body: toCreate(values) })}
        // A server may answer with an empty body: then there is no id to go to.
        onSaved={(saved) =>
          saved === undefined
            ? navigate({ to: '/societes', replace: true })
            : navigate({ to: '/societes/detail/$id', params: { id: saved.id }, replace: true })
        }
        message={<CompanySeemsStored twins={twinsIn(error)} />}
        cancel={
          <LinkButton to="/societes" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
