import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ListParams } from '#api/generated/companies.ts'
import * as companies from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { nameOf, numberOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
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
    cell: ({ row: { original } }) => (
      <TextLink to="/societes/detail/$id" params={{ id: original.id }}>
        {nameOf(original)}
      </TextLink>
    ),
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

/** The actions of a company's row that the role allows. */
function CompanyMenu({ company }: { company: Company }) {
  const mayEdit = useCan('companies:edit')
  const mayRemove = useCan('companies:remove')
  const remove = useRemoveCompany()
  const params = { id: company.id }
  return (
    <RowMenu
      row={nameOf(company)}
      actions={[
        { label: actions.detail, Icon: Eye, link: { to: '/societes/detail/$id', params } },
        mayEdit && { label: actions.edit, Icon: Pencil, link: { to: '/societes/modification/$id', params } },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(company) },
      ]}
    />
  )
}

/** Deletes after confirmation. Resolves to true if the company was deleted. */
function useRemoveCompany() {
  const { mutateAsync: remove } = companies.useRemoveCompany({ success: messages.removed })
  return (company: Company) =>
    confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(nameOf(company)),
      danger: true,
      run: () => remove({ id: company.id }),
    })
}
