import type { Company } from '#api/generated/entities.ts'
import { Can } from '#session/Can.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/links.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { companyColumns } from './columns.tsx'
import { actions, messages, titles } from './copy.ts'

const iriOf = (company: Company) => company['@id']

export function CompaniesTable({ companies }: { companies: readonly Company[] }) {
  const empty = (
    <EmptyState
      suggestion={messages.emptySuggestion}
      action={
        <Can do="companies:create">
          <LinkButton to="/societes/creation">{actions.create}</LinkButton>
        </Can>
      }
    />
  )
  return <DataTable caption={titles.list} columns={companyColumns} rows={companies} rowId={iriOf} empty={empty} />
}
