import type { Company } from '#api/generated/entities.ts'
import { useUserQuery } from '#api/generated/users.ts'
import { actions, messages } from '#features/companies/copy.ts'
import { UserCard, userCardFields } from '#features/users/UserCard.tsx'
import { LinkButton } from '#ui/links.tsx'

type Owner = NonNullable<Company['owner']>

const isDescribed = ({ firstName, lastName, roles }: Owner) =>
  (firstName ?? lastName) !== undefined && roles !== undefined

/** The owner from the company's answer. If the answer holds only an IRI, the owner is read separately (COD-12). */
export function OwnerCard({ owner }: { owner: Owner }) {
  const { id } = owner
  const isAsked = id !== undefined && !isDescribed(owner)
  const { data } = useUserQuery(id ?? 0, { q: userCardFields }, { enabled: isAsked })
  const user = isDescribed(owner) ? owner : (data ?? owner)
  const detail = id !== undefined && (
    <LinkButton to="/utilisateurs/detail/$id" params={{ id }} variant="subtle" size="xs">
      {actions.seeOwner}
    </LinkButton>
  )
  return <UserCard user={user} mention={messages.owner} actions={detail} />
}
