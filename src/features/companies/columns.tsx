import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ListParams } from '#api/generated/companies.ts'
import { useRemoveCompany } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { pageOf } from '#domain/pages.ts'
import { nameOf, numberOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { removal } from '#ui/dialog/confirm.ts'
import { TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { actions, columns as titles, messages } from './copy.ts'

/** The fields that the list shows. Nothing else is requested. */
const fields = ['id', 'name', 'contactName', 'contactEmail', 'contactPhone', 'createdAt'] as const

export const listQuery = { q: fields } satisfies ListParams

const column = columnsOf<Company>()

export const companyColumns = column.columns([
  column.accessor('id', { header: titles.id, meta: { numeric: true, filterText: numberOf } }),
  column.accessor('name', {
    header: titles.name,
    meta: { rowHeader: true, breakable: true },
    cell: ({ row: { original } }) => <TextLink {...pageOf.companies(original.id)}>{nameOf(original)}</TextLink>,
  }),
  column.accessor('contactName', { header: titles.contactName, meta: { breakable: true }, cell: TextCell }),
  column.accessor('contactEmail', { header: titles.contactEmail, meta: { breakable: true }, cell: TextCell }),
  column.phone('contactPhone', titles.contactPhone),
  column.date('createdAt', titles.createdAt),
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <CompanyMenu company={original} />,
  }),
])

function CompanyMenu({ company }: { company: Company }) {
  const mayEdit = useCan('companies:edit')
  const mayRemove = useCan('companies:remove')
  const { mutateAsync } = useRemoveCompany({ success: messages.removed })
  const remove = removal<Company>(messages, nameOf, mutateAsync)
  const params = { id: company.id }
  return (
    <RowMenu
      row={nameOf(company)}
      actions={[
        { label: actions.detail, Icon: Eye, link: pageOf.companies(company.id) },
        mayEdit && { label: actions.edit, Icon: Pencil, link: { to: '/societes/modification/$id', params } },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(company) },
      ]}
    />
  )
}
