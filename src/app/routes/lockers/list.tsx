import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as lockers from '#api/generated/lockers.ts'
import { loadPages } from '#app/load.ts'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { lockerFields } from '#features/lockers/columns.tsx'
import { actions, titles } from '#features/lockers/copy.ts'
import { LockersTable } from '#features/lockers/LockersTable.tsx'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'

const query = { q: lockerFields }

export const Route = createFileRoute('/_console/lockers')({
  loader: (loader) => loadPages(loader, lockers.listInfinite(query)),
  component: LockerList,
})

function LockerList() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = lockers.useInfiniteLockers(query)
  const { items, total } = data
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={total}
        action={
          <Can do="lockers:create">
            <LinkButton to="/lockers/creation" leftSection={<Plus {...icon} />}>
              {actions.create}
            </LinkButton>
          </Can>
        }
      />
      <LockersTable lockers={items} />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </>
  )
}
