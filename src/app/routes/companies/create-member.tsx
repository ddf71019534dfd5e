import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { useAddMember, useSetOwner } from '#api/records/company-people.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { useCreation } from '#app/shell/creation.tsx'
import { titles as companyTitles } from '#features/companies/copy.ts'
import { actions, messages, titles } from '#features/users/copy.ts'
import { OWNER, roleOptions } from '#features/users/role-choice.ts'
import { useCreateAttachedUser } from '#features/users/use-create-user.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { nameOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** Fields of the company for the form. */
const query = { q: ['id', 'name', { owner: ['id'] }] } as const

interface MemberSearch {
  /** From « Ajouter un propriétaire »: preselects « Propriétaire » (COD-37). */
  owner?: boolean | undefined
}

export const Route = createFileRoute('/_console/societes/$id/utilisateur/creation')({
  params: numericId,
  // Always present, because a missing key would keep the raw value.
  validateSearch: ({ owner }: MemberSearch): MemberSearch => ({ owner: String(owner) === 'true' || undefined }),
  beforeLoad: allow('users:create-in-company'),
  loader: (loader) => loadFresh(loader, companies.one(loader.params.id, query)),
  component: CreateMember,
})

function CreateMember() {
  const { id } = Route.useParams()
  const { owner: ownerWanted } = Route.useSearch()
  const { data: company } = companies.useCompany(id, query)
  const mayOwn = useCan('companies:add-owner') && company.owner === undefined
  const { submit, halfDone, error } = useCreateMember(id)
  const creation = useCreation({
    parent: '/utilisateurs',
    error,
    messages,
    actions,
    hint: messages.seemsUnattached,
    company: { id, see: actions.seeCompany },
  })
  const name = nameOf(company)
  return (
    <>
      <PageTitle parts={[titles.createMember, name, companyTitles.list]} />
      <PageHeader title={titles.createMember} aside={name} back={<BackButton parent="/societes" />} />
      <UserForm
        key={id}
        roles={roleOptions({ superAdmin: false, owner: mayOwn })}
        role={ownerWanted && mayOwn ? OWNER : undefined}
        halfDone={halfDone}
        submit={submit}
        {...creation}
      />
    </>
  )
}

/** Creates a user as owner or as member of the company. The success message is shown once, at the end. */
function useCreateMember(companyId: number) {
  const setOwner = useSetOwner({ success: messages.ownerAdded, refetch: 'none' })
  const addMember = useAddMember({ success: messages.created, refetch: 'none' })
  return useCreateAttachedUser((iri, { roles }) => (roles === OWNER ? setOwner : addMember)(companyId, iri))
}
