import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { possiblyStoredIn } from '#api/errors.ts'
import { useCreateCompany } from '#api/generated/companies.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { CompanyForm } from '#features/companies/CompanyForm.tsx'
import { actions, messages, titles } from '#features/companies/copy.ts'
import { lostCompany, toCreate } from '#features/companies/schema.ts'
import { words } from '#ui/copy.ts'
import { PossiblyStoredMessage } from '#ui/form/FormMessage.tsx'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** Link that leaves the form without a question, because the input is probably stored. */
const linkToCompany = (id: number) => (
  <TextLink to="/societes/detail/$id" params={{ id }} ignoreBlocker>
    {actions.see(id)}
  </TextLink>
)

export const Route = createFileRoute('/_console/societes/creation')({
  beforeLoad: allow('companies:create'),
  component: CompanyCreate,
})

function CompanyCreate() {
  const navigate = useNavigate()
  const { lookUp } = useLostCreation(lostCompany)
  const { mutateAsync: create, error } = useCreateCompany({
    success: messages.created,
    part: 'last on screen',
    ...lookUp,
  })
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/societes" />} />
      <CompanyForm
        submit={(values) => create({ body: toCreate(values) })}
        // A server may answer with an empty body, without an id to open.
        onSaved={(saved) =>
          saved === undefined
            ? navigate({ to: '/societes', replace: true })
            : navigate({ to: '/societes/detail/$id', params: { id: saved.id }, replace: true })
        }
        message={
          <PossiblyStoredMessage
            records={possiblyStoredIn(error)}
            sentence={messages.seemsCreated}
            linkTo={linkToCompany}
          />
        }
        cancel={
          <LinkButton to="/societes" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
