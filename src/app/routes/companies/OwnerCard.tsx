import type { Company } from '#api/generated/entities.ts'
import { useUserQuery } from '#api/generated/users.ts'
import { AddPerson } from '#features/companies/AddPerson.tsx'
import { actions, messages } from '#features/companies/copy.ts'
import { userCardFields, UserFacts } from '#features/users/UserCard.tsx'
import { fullName } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/links.tsx'

type Owner = NonNullable<Company['owner']>

interface Props {
  companyId: number
  owner: Owner | null | undefined
}

const isDescribed = ({ firstName, lastName, roles }: Owner) =>
  (firstName ?? lastName) !== undefined && roles !== undefined

/**
 * The owner from the company's answer. If the answer holds only an IRI, the owner is read separately (COD-12). Without an
 * owner, the card is for those who may add one (COD-13).
 */
export function OwnerCard({ companyId, owner }: Props) {
  const id = owner?.id
  const isAsked = owner != null && id !== undefined && !isDescribed(owner)
  const { data } = useUserQuery(id ?? 0, { q: userCardFields }, { enabled: isAsked })
  const mayAdd = useCan('companies:add-owner')
  const user = owner && (isDescribed(owner) ? owner : (data ?? owner))
  if (!user && !mayAdd) return null
  return (
    <Card
      title={user ? fullName(user) : messages.owner}
      actions={
        <>
          {id !== undefined && (
            <LinkButton to="/utilisateurs/detail/$id" params={{ id }} variant="subtle" size="xs">
              {actions.seeOwner}
            </LinkButton>
          )}
          {/* In the same card, so that its dialog closes in order when the owner comes. */}
          {mayAdd && <AddPerson as="owner" companyId={companyId} ownerId={id} />}
        </>
      }
    >
      {user ? <UserFacts user={user} mention={messages.owner} /> : messages.noOwner}
    </Card>
  )
}
