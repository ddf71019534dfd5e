import { useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { GrowingTable } from '#ui/table/GrowingTable.tsx'
import { AddPerson } from './AddPerson.tsx'
import { messages, sections } from './copy.ts'
import { memberColumns, memberFields } from './member-columns.tsx'

const query = { q: memberFields }

export const membersOf = (companyId: number) => companies.members(companyId, query)

/** Exactly the members that the server sends. The owner is not a member automatically. */
export function MembersCard({ companyId, ownerId }: { companyId: number; ownerId: number | undefined }) {
  const mayAdd = useCan('companies:add-member')
  const manage = useCan('companies:manage-members')
  const columns = useMemo(() => memberColumns(companyId, manage), [companyId, manage])
  const list = companies.useCompanyMembers(companyId, query)
  return (
    <Card
      title={sections.members}
      count={list.data?.total}
      flush
      actions={mayAdd && <AddPerson as="member" companyId={companyId} ownerId={ownerId} />}
    >
      <GrowingTable
        caption={sections.members}
        columns={columns}
        list={list}
        empty={<EmptyState suggestion={messages.noMembers} />}
      />
    </Card>
  )
}
