import type { Locker } from '#api/generated/entities.ts'
import { Can } from '#session/Can.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/links.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { lockerColumns } from './columns.tsx'
import { actions, messages, titles } from './copy.ts'

const iriOf = (locker: Locker) => locker['@id']

export function LockersTable({ lockers }: { lockers: readonly Locker[] }) {
  const empty = (
    <EmptyState
      suggestion={messages.emptySuggestion}
      action={
        <Can do="lockers:create">
          <LinkButton to="/lockers/creation">{actions.create}</LinkButton>
        </Can>
      }
    />
  )
  return <DataTable caption={titles.list} columns={lockerColumns} rows={lockers} rowId={iriOf} empty={empty} />
}
