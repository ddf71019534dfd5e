import type { ListParams } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { pageOf } from '#domain/pages.ts'
import { nameOf, numberOf } from '#lib/names.ts'
import { TextLink } from '#ui/links.tsx'
import { LateMenu, rowMenuTrigger } from '#ui/menu/LateMenu.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'

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

const loadActions = async () => (await import('./CompanyActions.tsx')).CompanyActions

/** The « … » menu of a row. Its code is loaded when the menu is hovered, focused or opened. */
const CompanyMenu = ({ company }: { company: Company }) => (
  <LateMenu load={loadActions} props={{ company }}>
    {rowMenuTrigger(nameOf(company))}
  </LateMenu>
)
