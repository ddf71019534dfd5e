import { useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'
import { AddPerson } from './AddPerson.tsx'
import { messages, sections } from './copy.ts'
import { memberColumns, memberFields } from './member-columns.tsx'

export const membersOf = (companyId: number) => companies.membersInfinite(companyId, { q: memberFields })

const iriOf = (row: { '@id': string }) => row['@id']

/** Exactly the members the server answers: the owner is not among them by right (G-108). */
export function MembersCard({ companyId, ownerId }: { companyId: number; ownerId: number | undefined }) {
  const mayAdd = useCan('companies:add-member')
  const manage = useCan('companies:manage-members')
  const columns = useMemo(() => memberColumns(companyId, manage), [companyId, manage])
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = companies.useInfiniteCompanyMembers(companyId, {
    q: memberFields,
  })
  const { items, total } = data
  return (
    <Card
      title={sections.members}
      count={total}
      flush
      actions={mayAdd && <AddPerson as="member" companyId={companyId} ownerId={ownerId} />}
    >
      <DataTable
        caption={sections.members}
        columns={columns}
        rows={items}
        rowId={iriOf}
        empty={<EmptyState suggestion={messages.noMembers} />}
      />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </Card>
  )
}
