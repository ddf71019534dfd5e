import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as lockers from '#api/generated/lockers.ts'
import { loadPages } from '#app/load.ts'
import { ListPage } from '#app/shell/ListPage.tsx'
import { lockerColumns } from '#features/lockers/columns.tsx'
import { actions, messages, titles } from '#features/lockers/copy.ts'
import { listQuery } from '#features/lockers/list-query.ts'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'

export const Route = createFileRoute('/_console/lockers')({
  codeSplitGroupings: [['component']],
  loader: (loader) => loadPages(loader, lockers.listInfinite(listQuery)),
  component: LockerList,
})

function LockerList() {
  return (
    <ListPage
      title={titles.list}
      columns={lockerColumns}
      list={lockers.useInfiniteLockers(listQuery)}
      create={
        <Can do="lockers:create">
          <LinkButton to="/lockers/creation" leftSection={<Plus {...icon} />}>
            {actions.create}
          </LinkButton>
        </Can>
      }
      suggestion={messages.emptySuggestion}
    />
  )
}
